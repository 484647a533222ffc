export const giftPaths = {
  root: '/gift',
  category: (urn: string) => `/gift/category/${encodeURIComponent(urn)}`,
} as const;
