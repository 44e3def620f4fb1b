import { late } from "../../http/late-pattern.ts";

/** What the house calls papers, by one letter. */
const words: Record<string, string> = {
  A: "Mariner",
  B: "Beacon",
  C: "Courier",
  D: "Homesteader",
  F: "Ferryman",
  G: "Gazette",
  H: "Herald",
  L: "Lantern",
  M: "Messenger",
  N: "Plainsman",
  O: "Lookout",
  P: "Packet",
  R: "Chronicle",
  S: "Sentinel",
  T: "Prospector",
  W: "Windmill",
};

/**
 * Living and former papers of towns in English-speaking countries, by the words they are called by: Emporia under G is “The Emporia
 * Gazette”. From general knowledge, and rather one too many.
 */
const towns: Record<string, string> = {
  A: "Abington|Braintree|Cohasset|Duxbury|Hingham|Holbrook|Hull|Marshfield|Norwell|Pembroke|Scituate|Weymouth",
  AB: "Rockland",
  ACH: "Plymouth",
  AG: "Kingston",
  AR: "Hanover",
  B: "Acton|Babylon|Blair|Bordentown|Cameron|Cedar Creek|Crescent City|Destin|Flathead|Grimsby|Hatteras|Kalispell|Kenosha|Kootenai|Lake Geneva|Lakeway|Lambertville|Ludington|Manassas|Marina|Milton|Munising|Newport Beach|Palacios|Port Townsend|San Juan|San Pedro|South Bend|Southport|Ventnor",
  BCG: "Newport",
  BCGHMPR: "Boston|Philadelphia",
  BCGHMRS: "Saint Louis",
  BCGHR: "Oakland",
  BCH: "Clinton",
  BG: "Racine|Traverse City",
  BGH: "Wichita",
  BGHLMRS: "Portland",
  BGHRS: "Spokane",
  BGHS: "Norfolk",
  BGS: "Gloucester|Mansfield|Springfield",
  BH: "Ashland|Paducah|Paterson",
  BR: "Long Beach|Wilmington",
  BS: "Akron|Coos Bay|Edmonds|Grand Junction|Rome",
  C: "Asheboro|Ballarat|Ballston Spa|Beverly Hills|Blacksburg|Bothell|Bridgeport|Bridgewater|Brisbane|Brownwood|Bryan|Charles City|Chatsworth|Christchurch|Clarksburg|Cody|Connellsville|Conroe|Crestview|Dallas|Danbury|Derby|Dodgeville|Dundee|Evansville|Findlay|Forest City|Fort Collins|Grafton|Hatton|Hobart|Houma|Hyattsville|Jamestown|Kenton|Leadville|Leicester|Liverpool|Longview|Missoula|Natick|Oklahoma City|Oregon City|Ottumwa|Perth|Plant City|Ranson|Redding|Reedsburg|Roundup|Russellville|Santa Rosa|Shrewsbury|Sonoma|Sylvania|Toronto|Tuscumbia|Urbana|Waterbury|Waterloo|Waupaca|Woburn|Woodland",
  CG: "Buffalo|Champaign|Elgin|Wheeling",
  CGH: "Norwich|Olympia|Prescott|Providence|San Antonio",
  CGHLR: "Cincinnati",
  CGHM: "Sioux City",
  CGHMNRS: "Denver",
  CGHMR: "Los Angeles",
  CGHPR: "Baltimore",
  CGHPS: "Salem",
  CGHR: "Louisville|Nashville|Pittsburgh|Richmond|Savannah|Seattle|Tacoma",
  CGHRS: "Grand Rapids|Rochester|San Jose|Syracuse",
  CGHS: "Topeka",
  CGLR: "Warren",
  CGMRS: "Madison",
  CGP: "Princeton",
  CGPS: "Lawrence",
  CGR: "Eugene|Hartford|Leavenworth",
  CGRS: "Sacramento",
  CGS: "Aurora|Charleston|Galveston",
  CH: "Alliance|Bismarck|Bristol|Decatur|Durant|Glasgow|Greenville|Natchez|Northfield|Ottawa|Plano|Quincy|Spartanburg|Sydney|Vicksburg",
  CHL: "New Orleans",
  CHMS: "Jackson",
  CHPR: "Camden|New York",
  CHR: "Brooklyn|Halifax|Huntsville|Washington",
  CHRS: "Columbus",
  CHS: "Birmingham",
  CM: "Winona|Zanesville",
  CMS: "Athens",
  CO: "Lynn",
  CR: "Lowell|Marshall",
  CRS: "Memphis|Tampa",
  CS: "Ann Arbor|Cottage Grove|Lincoln|Orlando|Saginaw",
  D: "Beatrice",
  F: "Ballston",
  G: "Arkansas|Atlantic City|Bangor|Beaumont|Beaver|Bedford|Beloit|Berkeley|Berlin|Bethesda|Billings|Blackpool|Bolton|Cedar Rapids|Charles Town|Cheltenham|Chillicothe|Chippewa Falls|Colchester|Cooperstown|Corsicana|Corvallis|Coventry|Davenport|Delaware|Easton|Emporia|Essex|Exeter|Flint|Fort Madison|Fort Worth|Frankfort|Frederick|Fredericksburg|Gaithersburg|Galena|Gardner|Georgia|Green Bay|Greenfield|Greensburg|Hampshire|Hannibal|Haverhill|Havre|Hawaii|Hayward|Honolulu|Indiana|Iowa City|Janesville|Kalamazoo|Kingman|Little Rock|Livingston|London|Mariposa|Marlborough|Martinez|Martinsburg|Marysville|Medina|Merced|Middlesbrough|Monmouth|Montreal|Muscatine|New London|Newburyport|Niagara|Niagara Falls|Oneida|Plattsburgh|Port Jervis|Rockdale|Rockford|Saint Joseph|Sandusky|Saratoga Springs|Scarborough|Schenectady|Steubenville|Stevens Point|Stillwater|Stockton|Sturgis|Taunton|Teesside|Terre Haute|Texarkana|Virginia|Wahoo|Ware|Whitby|Williamsburg|Xenia|York",
  GH: "Albuquerque|Alton|Astoria|Barre|Deadwood|Dubuque|Fairbanks|Fresno|Great Falls|Hudson|Hutchinson|Juneau|Lexington|Manchester|Saratoga|Utica",
  GHM: "Albany|Newark",
  GHMR: "Salt Lake City",
  GHMRS: "Boise|Chicago|Detroit|Kansas City|Omaha",
  GHNS: "Burlington",
  GHR: "San Francisco|Worcester",
  GHRS: "Augusta|Cheyenne|Indianapolis|Milwaukee|Raleigh|Reading|San Diego|Santa Fe",
  GHS: "Lewiston|Montgomery|Phoenix|Reno|Rutland|Saint Paul|Trenton|Tucson",
  GHT: "El Paso",
  GM: "Alexandria|Hillsboro|Troy",
  GMR: "Elmira",
  GMRS: "Toledo",
  GN: "Sterling",
  GOR: "Minneapolis",
  GR: "Austin|Bath|Colorado Springs|Columbia|Hamilton|Houston|Lancaster|Lansing|New Haven|Newcastle|Northampton",
  GRS: "Harrisburg|Knoxville|Mobile",
  GRST: "Las Vegas",
  GS: "Fort Wayne|Freeport|Gastonia|Helena|Keene|Keokuk|Le Mars|Parkersburg|San Bernardino|Santa Cruz",
  GT: "Cripple Creek",
  H: "Ada|Altus|Amarillo|Anchorage|Anderson|Arlington Heights|Bakersfield|Baton Rouge|Bellingham|Benton Harbor|Biddeford|Big Rapids|Big Spring|Biloxi|Blue Earth|Borger|Bradenton|Brattleboro|Brownsville|Cadillac|Calais|Calgary|Carbondale|Carrollton|Carthage|Circleville|Columbia Basin|Concord|Cullman|Delphos|Denison|Dothan|Dublin|Duluth|Dunkirk|Durango|Durham|Ely|Erie|Eureka|Everett|Fall River|Fernandina|Franklin|Geneva|Glendale|Grand Forks|Hastings|Hazard|Hot Springs|Jasper|Joplin|Kewanee|Klamath Falls|Lake Orion|Lebanon|Lethbridge|Martinsville|Melbourne|Melrose|Merrill|Mexia|Miami|Middletown|Milford|Minot|Mitchell|Moline|Monterey|Moses Lake|Mountain Home|Muncie|Murfreesboro|Nelson|New Berlin|New Britain|New Zealand|Northwest|Oelwein|Ogden|Ontario|Oskaloosa|Owensboro|Paris|Passaic|Penn Yan|Peoria|Piqua|Plainview|Punxsutawney|Randolph|Ritzville|Riverside|Roanoke|Roanoke Rapids|Rock Hill|Rocky Mount|Roseville|Santa Ana|Sharon|Sheridan|Shreveport|Southbridge|Storm Lake|Superior|Swindon|Titusville|Torquay|Tyler|Waco|Watertown|Waupun|Wausau|Wayne|Weatherford|Westerly|Willmar|Winchester|Woonsocket|Yakima",
  HM: "Grand Island|Hagerstown|Owosso",
  HN: "Auburn|Huron",
  HORS: "Cleveland",
  HR: "Dayton|Grants Pass|Pasadena|Portsmouth",
  HRS: "Atlanta|Macon",
  HS: "Boulder|Canton|Nacogdoches|Provo|Sanford|Sedalia|Shenandoah",
  LR: "Chester",
  M: "Adelaide|Allegan|Attica|Bellevue|Canandaigua|Clemmons|Covington|Crockett|Eden|Fishers|Fort Dodge|Fremont|Gadsden|Grapeland|Homer|Madisonville|Magee|Marblehead|Marengo|Mesquite|Mount Airy|New Castle|Owego|Patchogue|Phenix City|Richland Center|Robertsdale|Ronkonkoma|Saint Albans|San Gabriel|Sayville|Shepparton|Smithtown|Southington|St. Albans|Troup|Union City|Uniontown|Wadesboro|Waynesburg|Wells|Wilkinsburg",
  MR: "Des Moines|Germantown|Mount Vernon",
  MS: "Bowling Green",
  N: "Aberdeen|Chadron|Great Bend|Greeley|Lubbock",
  O: "Orient|Santa Monica",
  OS: "Chattanooga",
  P: "Bucksport|Cornish|Cranbury|Dana Point|Englewood|Falmouth|Hilton Head|Hilton Head Island|Island|Kennebunk|Orillia|Penobscot|Southampton|Windsor",
  PR: "Hillsborough",
  R: "Abilene|Angleton|Barton|Bigfork|Bloomington|Bozeman|Brookline|Cambridge|Charlestown|Cherokee|Clarksville|Cordele|Council Bluffs|Creswell|Crewe|Crowley|Duncan|Elyria|Glens Falls|Goshen|Ipswich|Ithaca|La Crosse|Laramie|Larned|Laurens|Leighton|Marion|New Bedford|Norristown|Ocala|Oldham|Omak|Pasco|Saint Augustine|San Angelo|Sealy|Shelbyville|Thomson|Toowoomba|Twin Cities|Two Rivers|Virginia City|Wailuku|Waycross|Willimantic",
  RS: "Centralia|Charlotte|Muskegon|Napa|Pueblo|Vancouver",
  S: "Alamance|Ansonia|Bonners Ferry|Butte|Carlisle|Cecil|Eau Claire|Escondido|Fairfax|Fairmont|Fargo|Fitchburg|Gainesville|Goldendale|Hanford|Holland|Iowa Falls|Jacksonville|Lewistown|Logan|Marinette|Marshalltown|Medford|Meridian|Monroe|Nampa|Nebraska City|North Bend|Ogdensburg|Pensacola|Red Bluff|Red Oak|Rifle|Rocky Mountain|Salinas|Sequim|Sibley|Sioux Falls|Stoke|Tri-City|Waterville|Waxahachie|Winder|Winston Salem|Winston-Salem|Woodstock|Yuma",
  T: "Fairplay|Gold Hill",
  W: "Gothenburg",
};

const letters = (text: string) =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/^the\s/u, "")
    .replace(/\bst\b\.?/gu, "saint")
    .replace(/\b(?:mt)\b\.?/gu, "mount")
    .replace(/\bft\b\.?/gu, "fort")
    .replace(late.gu`[^\p{L}]`, "");

let known: Set<string> | undefined;

/** Whether a local paper of this very name appears or appeared, as far as we know. */
export function isLocalPaper(name: string): boolean {
  known ??= new Set(
    Object.entries(towns).flatMap(([each, list]) =>
      [...each].flatMap((letter) => list.split("|").map((town) => letters(town + words[letter]))),
    ),
  );
  return known.has(letters(name));
}
