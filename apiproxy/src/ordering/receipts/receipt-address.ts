/** `noor@example.com` → `n•••@example.com`: its owner recognises it, others cannot reconstruct it. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 1 ? '•••' : `${email.slice(0, 1)}•••${email.slice(at)}`;
};
