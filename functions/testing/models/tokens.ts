/** Splits text into model-like tokens: about four letters in alphabets, one or two characters elsewhere; never splits a character. */
export function tokensOf(text: string): string[] {
  return (
    text.match(/[ \n]?[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{1,2}|[ ]?[^\s\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{1,5}|\s/gu) ?? []
  );
}
