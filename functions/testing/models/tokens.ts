/** Text in pieces as a model gives them: about four letters of an alphabet, one or two signs of the others; never half a sign. */
export function tokensOf(text: string): string[] {
  return (
    text.match(/[ \n]?[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{1,2}|[ ]?[^\s\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{1,5}|\s/gu) ?? []
  );
}
