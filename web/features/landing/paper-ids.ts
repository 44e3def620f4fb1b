/** As the template book has them: `npm run pictures` makes one picture for each. */
export const paperIds = [
  "american-classic",
  "british-broadsheet",
  "modern-herald",
  "vintage-times",
  "european-modern",
  "local-community",
  "savanna-chronicle",
  "monsoon-times",
  "bamboo-daily",
  "carnival-gazette",
  "ny-times-classic",
  "philadelphia-inquirer",
  "goldfield-daily",
] as const;
