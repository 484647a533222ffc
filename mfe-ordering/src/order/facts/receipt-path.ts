/** The path of an order's receipt; a guest's path is signed like that of the status page. */
export const receiptPathOf = ({ statusPath }: { readonly statusPath: string }): string => {
  const [path = '', token] = statusPath.split('?');
  return `${path}/receipt${token === undefined ? '' : `?${token}`}`;
};
