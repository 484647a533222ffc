/** D-114: named once; the schema, the texts' arguments and the tests read them. */
export const accountLimits = {
  emailMaxLength: 50,
  nameMaxLength: 50,
  passwordMinLength: 8,
  passwordMaxLength: 128,
} as const;
