import { toCommerceRecipe, sizeOf } from '../cart.conversions.ts';
import { countUnits, isSameLine } from '../cart.rules.ts';
import type { CartLine } from '../cart.types.ts';

export interface JoinedCart {
  readonly lines: readonly CartLine[];
  /** Units of the member's cart that were added to those of the device. */
  readonly added: number;
  /** Units of the member's cart that do not fit into one order. */
  readonly left: number;
}
interface JoinOptions {
  /**
   * `sum`: the carts were filled independently, so each unit counts. `most`: both were one cart, so a line has the larger of both quantities.
   */
  readonly how: 'sum' | 'most';
  readonly maximumItemAmount: number;
}
const replaced = (lines: readonly CartLine[], held: CartLine, quantity: number) =>
  lines.map((line) => (line === held ? { ...line, quantity } : line));

/**
 * Joins the cart of the device with the member's by identical line, up to the maximum of one order (D-38, ORD-041). The units that the customer has just
 * chosen on this device stay; units of the member's cart that do not fit are counted.
 */
export const joinCarts = (
  device: readonly CartLine[],
  member: readonly CartLine[],
  { how, maximumItemAmount }: JoinOptions,
): JoinedCart =>
  member.reduce<JoinedCart>(
    ({ lines, added, left }, line) => {
      const held = lines.find((candidate) => isSameLine(candidate, line));
      const wanted = how === 'sum' ? line.quantity : Math.max(0, line.quantity - (held?.quantity ?? 0));
      const fitting = Math.min(wanted, Math.max(0, maximumItemAmount - countUnits(lines)));
      const counted = { added: added + fitting, left: left + wanted - fitting };
      if (fitting === 0) return { lines, ...counted };
      return {
        ...counted,
        lines: held
          ? replaced(lines, held, held.quantity + fitting)
          : [...lines, { ...line, quantity: fitting }],
      };
    },
    { lines: device, added: 0, left: 0 },
  );

/** The member's lines; a line that the device has too keeps its id, so that open pages still find it. */
export const adoptLines = (device: readonly CartLine[], member: readonly CartLine[]): readonly CartLine[] =>
  member.map((line) => {
    const held = device.find((candidate) => isSameLine(candidate, line));
    return held ? { ...held, quantity: line.quantity } : line;
  });

/** The same text for carts with the same lines and quantities, in any order. */
export const cartKey = (lines: readonly CartLine[]): string =>
  JSON.stringify(
    lines
      .map((line) => {
        const { childItems, excludedIngredients = [] } = toCommerceRecipe(line);
        const children = childItems.map(({ quantity, commerce }) => `${commerce.sku}*${quantity}`);
        const excluded = excludedIngredients.map(({ sku }) => `-${sku}`);
        return [sizeOf(line)?.sku ?? '', line.quantity, ...[...children, ...excluded].sort()].join(' ');
      })
      .sort(),
  );
