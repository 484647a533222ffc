/** Masks `noor@example.com` as `n•••@example.com`: the owner recognises it, others cannot reconstruct it. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 1 ? '•••' : `${email.slice(0, 1)}•••${email.slice(at)}`;
};
