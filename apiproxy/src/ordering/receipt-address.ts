/** `noor@example.com` → `n•••@example.com`: enough for its owner to recognise it, too little for a stranger. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 1 ? '•••' : `${email.slice(0, 1)}•••${email.slice(at)}`;
};
