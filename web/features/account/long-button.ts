/** For a button whose words hold a name or a sentence: on the narrowest screens they take a second line. */
export const longButtonClass = "h-auto! min-h-10 max-w-full shrink! py-1.5 text-start! whitespace-normal! pointer-coarse:min-h-11";
