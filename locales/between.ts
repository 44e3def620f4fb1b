/** What stands between two facts on one line: beside Arabic figures a middle dot reads as their zero. */
export const between = (language: string): string => (language === "ar" ? "، " : " · ");
