/** The heads of published lists of stolen passwords, letters and digits only, at least eight long. */
const common = new Set(
  `password password1 password12 password123 passw0rd 12345678 123456789 1234567890 87654321 qwertyui qwertyuiop
  qwerty123 qwerty12 1q2w3e4r 1qaz2wsx iloveyou sunshine princess football baseball superman trustno1 welcome1
  letmein1 monkey123 dragon123 abc12345 abcd1234 a1b2c3d4 11111111 00000000 88888888 12341234 11223344 asdfghjk
  asdfghjkl zxcvbnm1 computer michelle jennifer starwars whatever butterfly internet samantha charlie1 master123
  admin123 changeme default1 secret123 motdepasse azertyui azertyuiop bonjour1 soleil123 espresso cappuccino
  coffee123 cremacrema`.split(/\s+/),
);
const shortestName = 5;
const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Known to every guesser: on the list, one sign repeated, or nothing but the member's own name or address. */
export const isCommonPassword = (password: string, ownWords: readonly string[]): boolean => {
  const bare = plain(password);
  if (common.has(bare) || new Set(password).size < 3) return true;
  return ownWords.some((word) => plain(word).length >= shortestName && bare === plain(word));
};
