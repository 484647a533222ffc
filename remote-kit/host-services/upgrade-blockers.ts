/** The reasons that block upgrades, such as typed input (PLT-005). */
export const createUpgradeBlockers = () => {
  const blockers = new Set<symbol>();
  return {
    upgradeBlockers: blockers as ReadonlySet<symbol>,
    blockUpgrades: (reason: string) => {
      const key = Symbol(reason);
      blockers.add(key);
      return () => void blockers.delete(key);
    },
  };
};
