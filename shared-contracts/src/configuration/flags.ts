/**
 * Feature flags with their defaults. No flag is also a configuration key (D-165). The configuration document
 * can override each default (architecture, decisions.md).
 */
export const flags = {
  enableMfaFeatures: false,
  enableMarriott: true,
  newRewardsLayout: true,
  unauthStream: true,
  welcomeOverlay: true,
  rememberMe: true,
} as const satisfies Record<string, boolean>;
export type FlagName = keyof typeof flags;
export type Flags = Readonly<Record<FlagName, boolean>>;
export const flagNames = Object.keys(flags) as readonly FlagName[];
