/** Written on 22 November 2026 in one go, before it was scored. */
export const batch2En = {
  file: "en-toy-library-short",
  names: [
    "The cakes came from [[Brightside Bakery]].",
    "A volunteer, [[Hemi Walters]], lit the candles.",
    "The library once moved from [[Richmond]].",
    "Mending is led by [[Mr Osgood]].",
    "The marble run was made in [[Denmark]].",
    "Its neighbour is [[Victory Primary School]].",
    "The fund was started by [[Lotte Brandsma]].",
    "Children walk there along [[Milton Street]].",
  ],
  truths: [
    "A four-year-old took home the digger after asking three times.",
    "The library is 13 years old.",
    "It started with 85 toys and now has some 17 times as many.",
    "Its stock has grown by 1,375 toys.",
    "The climbing frame stands 240 centimetres tall, nearly eight feet.",
    "Around 60 families pay nothing.",
    "Membership costs less than four dollars a month.",
    "Of 10,000 loans, 9,963 came back.",
    "It opens twice a week, for five and a half hours in all.",
    "May 18 was a Monday, two days after the party.",
    "The mending evening on June 4 falls on a Thursday.",
    "Prendergast has not seen the glockenspiel for nine years.",
    "The marble run has gone out more than 400 times.",
  ],
};
