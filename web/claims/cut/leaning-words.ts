/**
 * Words by which a sentence leans on what stands before it: at its beginning, or (`subjects`) as one of its first words outside of speech.
 * `begins`: how it begins in languages that part no words, or join them to others.
 */
export interface LeaningWords {
  openers: string;
  subjects: string;
  begins?: string;
}

/**
 * By language, words parted by spaces, in small letters. Where one of several readings leans, the word is here: a sentence too many may
 * stay, none too few.
 */
export const leaningWords: Readonly<Record<string, LeaningWords>> = {
  en: {
    openers:
      "he she they it his her their its him them this that these those such but and or nor so yet however still moreover meanwhile instead therefore thus also then there both neither either nevertheless another others afterwards later too hence otherwise besides similarly likewise",
    subjects: "he she they it him them",
  },
  de: {
    openers:
      "er sie es ihr ihre ihrer ihren ihm ihn ihnen sein seine seiner seinen dies diese dieser dieses diesem diesen jene jener aber doch und oder denn deshalb daher darum trotzdem dennoch außerdem zudem auch dann danach dort dabei damit dazu davon dafür jedoch hingegen stattdessen beide so zugleich später ebenso allerdings",
    subjects: "er sie es ihm ihn ihnen",
  },
  fr: {
    openers:
      "il elle ils elles lui ce cet cette ces cela ça c celui celle ceux celles son sa ses leur leurs mais et ou donc or ni car pourtant cependant toutefois aussi ensuite puis alors ainsi enfin là y en tous toutes ailleurs outre néanmoins plus",
    subjects: "il elle ils elles",
  },
  es: {
    openers:
      "él ella ellos ellas este esta esto estos estas ese esa eso esos esas aquel aquella aquello su sus le les lo pero y e o ni sin además también entonces luego después así por allí ahí ambos ambas mientras aunque no tampoco dijo añadió afirmó explicó señaló aseguró",
    subjects: "él ella ellos ellas",
  },
  it: {
    openers:
      "lui lei loro egli ella esso essa essi esse questo questa questi queste quello quella quelli quelle ciò suo sua suoi sue ma e ed o però tuttavia inoltre anche poi dopo così quindi dunque allora infatti intanto invece entrambi entrambe lì là né perciò disse aggiunge spiega racconta",
    subjects: "lui lei loro egli ella essi",
  },
  pt: {
    openers:
      "ele ela eles elas este esta isto estes estas esse essa isso esses essas aquele aquela aquilo seu sua seus suas mas e ou porém contudo todavia no além também então depois assim por portanto ali lá aí ambos ambas enquanto nem disse afirmou acrescentou explicou contou",
    subjects: "ele ela eles elas",
  },
  ru: {
    openers:
      "он она оно они его её ее их ему ей им этот эта это эти тот та те то такой такая такие там тогда но а и или однако поэтому также тоже затем потом зато при кроме впрочем оба обе здесь так сам сама сами",
    subjects: "он она они оно",
  },
  hi: {
    openers:
      "वह वे वो यह ये उस उन इस इन उसने उन्होंने इन्होंने उनका उनकी उनके उसका उसकी उसके इसका इसके इसकी इससे इसमें इसे उन्हें इन्हें उसे उनसे लेकिन पर मगर किंतु परंतु और या तथा एवं फिर इसलिए तब वहाँ वहां यहाँ यहां साथ भी हालांकि हालाँकि जबकि दोनों ऐसा ऐसे ऐसी",
    subjects: "वह वे उसने उन्होंने उन्हें उसे",
  },
  ko: {
    openers:
      "그 그는 그가 그의 그를 그녀는 그녀가 그녀의 그들은 그들이 이 이는 이에 이를 이것은 이것이 이들은 이들이 이날 그것은 그것이 그러나 하지만 그리고 또 또한 따라서 그래서 한편 이어 다만 이후 당시 이때 그때 이곳 이곳은 그곳 그곳은 반면 그러면서 이처럼",
    subjects: "그는 그가 그녀는 그녀가 그들은 그들이",
  },
  ar: {
    openers:
      "هو هي هم هن وهو وهي وهم هذا هذه هؤلاء ذلك تلك وهذا وهذه وذلك ولكن لكن لكنه لكنها ولكنه ولكنها كما ثم لذلك ولذلك هناك هنا وهناك وهنا أيضا أيضًا بينما غير كذلك وكذلك وقد",
    subjects: "هو هي هم",
    begins: "وقال وأضاف وتابع وأكد وأوضح ولفت وأشار وذكر قال أضاف تابع أكدت وأكدت",
  },
  ja: {
    openers: "",
    subjects: "",
    begins:
      "その この これ それ そこ ここ あの 彼 同氏 同社 同市 同じ 両 しかし だが ただ また そして さらに 一方 なお こう そう ところが だから 続いて けれど でも すると ほかにも 当時",
  },
  zh: {
    openers: "",
    subjects: "",
    begins:
      "他 她 它 这 那 该 此 其 但 然而 不过 因此 所以 而且 并且 同时 另外 而 也 还 对此 随后 之后 于是 两人 双方 这些 接着 後 這 該 他們 與此",
  },
};
