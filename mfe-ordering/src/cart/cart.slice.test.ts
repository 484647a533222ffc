import { cartLine, soldOut, vanilla } from '../testing/order.fixtures.ts';
import { findLineObstacle } from './cart.rules.ts';
import { selectIsAtMax, selectUnitCount } from './cart.selectors.ts';
import { selectMissingLines, selectSwappedLine } from './orderable-lines.selectors.ts';
import {
  availabilityCorrected,
  cartEmptied,
  cartRestored,
  cartOrdered,
  cartReducer,
  cartRead,
  lineEdited,
  linePlaced,
  lineRemoved,
  lineRestored,
  lineSwapped,
  previousCleared,
  quantityChanged,
  standardItemsRead,
  swapBegun,
  swapCanceled,
  type CartLine,
  type CartState,
} from './cart.slice.ts';

type Facts = Parameters<typeof cartReducer>[1][];
const after = (...facts: Facts): CartState =>
  facts.reduce<CartState>(cartReducer, cartReducer(undefined, { type: 'start' }));
const tea = cartLine({
  itemId: 'tea',
  product: {
    ...cartLine().product,
    productNumber: 30,
    name: 'Mint tea',
    sizes: [{ sizeCode: 'medium', sku: '30-hot-medium', name: 'Medium' }],
  },
});

describe('adding to the cart', () => {
  it('raises the quantity of the line that is already there, ORD-042', () => {
    const { lines } = after(
      linePlaced(cartLine({ itemId: 'a', quantity: 1 })),
      linePlaced(cartLine({ itemId: 'b', quantity: 2 })),
    );
    expect(lines).toEqual([cartLine({ itemId: 'a', quantity: 3 })]);
  });

  it.each<{ other: Partial<CartLine>; because: string }>([
    { other: { sizeCode: 'small' }, because: 'the size differs' },
    { other: { childItems: [vanilla()] }, because: 'the recipe differs' },
    { other: { product: tea.product }, because: 'the product differs' },
    {
      other: { excludedIngredients: [{ sku: 'opt-320', name: 'Espresso' }] },
      because: 'one is without espresso',
    },
  ])('keeps two lines because $because', ({ other }) => {
    expect(after(linePlaced(cartLine()), linePlaced(cartLine({ itemId: 'b', ...other }))).lines).toHaveLength(
      2,
    );
  });

  it('takes the order in which options were chosen for nothing', () => {
    const oat = { ...vanilla(), sku: 'opt-304' };
    const { lines } = after(
      linePlaced(cartLine({ childItems: [vanilla(), oat] })),
      linePlaced(cartLine({ itemId: 'b', childItems: [oat, vanilla()] })),
    );
    expect(lines).toHaveLength(1);
  });

  it('makes a child quantity below 1 into 1, ORD-044', () => {
    const { lines } = after(linePlaced(cartLine({ childItems: [vanilla(0), vanilla(-3)] })));
    expect(lines[0]?.childItems.map(({ quantity }) => quantity)).toEqual([1, 1]);
  });
});

describe('changing the quantity', () => {
  it('adds the delta, and removes the line at zero, ORD-042', () => {
    const two = after(linePlaced(cartLine({ quantity: 2 })), linePlaced(tea));
    const one = cartReducer(two, quantityChanged({ itemId: 'line-1', delta: -1 }));
    expect(one.lines[0]?.quantity).toBe(1);
    expect(cartReducer(one, quantityChanged({ itemId: 'line-1', delta: -1 })).lines).toEqual([tea]);
  });

  it('puts a removed line back where it was', () => {
    const { lines } = after(
      linePlaced(cartLine()),
      linePlaced(tea),
      lineRemoved({ itemId: 'line-1' }),
      lineRestored({ itemId: 'line-1' }),
    );
    expect(lines.map(({ itemId }) => itemId)).toEqual(['line-1', 'tea']);
  });

  it('joins a restored line with its twin that was added meanwhile', () => {
    const { lines } = after(
      linePlaced(cartLine()),
      lineRemoved({ itemId: 'line-1' }),
      linePlaced(cartLine({ itemId: 'b' })),
      lineRestored({ itemId: 'line-1' }),
    );
    expect(lines.map(({ quantity }) => quantity)).toEqual([2]);
  });
});

describe('editing a line', () => {
  const { product } = cartLine();
  it.each([
    { edit: { sizeCode: 'small', quantity: 1 }, because: 'the product is missing' },
    { edit: { product, quantity: 1 }, because: 'the size is missing' },
    { edit: { product, sizeCode: 'small' }, because: 'the quantity is missing' },
    { edit: { product, sizeCode: 'small', quantity: 0 }, because: 'the quantity is none' },
  ])('is an error and changes nothing when $because, ORD-044', ({ edit }) => {
    const state = after(linePlaced(cartLine()), lineEdited({ itemId: 'line-1', ...edit }));
    expect(state.error).toEqual({ code: 'INCOMPLETE_EDIT' });
    expect(state.lines).toEqual([cartLine()]);
  });

  it('keeps the line’s id and place, ORD-044', () => {
    const { lines, error } = after(
      linePlaced(cartLine()),
      linePlaced(tea),
      lineEdited({ itemId: 'line-1', product, sizeCode: 'small', quantity: 3, childItems: [vanilla()] }),
    );
    expect(error).toBeUndefined();
    expect(lines[0]).toEqual(cartLine({ sizeCode: 'small', quantity: 3, childItems: [vanilla()] }));
  });

  it('joins the line with the one that it became equal to', () => {
    const { lines } = after(
      linePlaced(cartLine()),
      linePlaced(cartLine({ itemId: 'b', sizeCode: 'small', quantity: 2 })),
      lineEdited({ itemId: 'b', product, sizeCode: 'medium', quantity: 2 }),
    );
    expect(lines).toEqual([cartLine({ quantity: 3 })]);
  });

  it('swaps what is out of stock for another product in its place, ORD-042', () => {
    const { itemId: _id, timeAdded: _time, ...draft } = tea;
    const { lines } = after(
      linePlaced(soldOut(cartLine())),
      linePlaced(cartLine({ itemId: 'b', sizeCode: 'small' })),
      lineSwapped({ itemId: 'line-1', line: draft }),
    );
    expect(lines[0]).toMatchObject({ itemId: 'line-1', timeAdded: 1, product: { name: 'Mint tea' } });
  });
});

describe('the availability in the cart', () => {
  const facts = [{ sku: '10-hot-medium', availability: 'SOLD_OUT' as const }];
  it('is corrected when the store says otherwise, ORD-043', () => {
    const state = after(linePlaced(cartLine()), linePlaced(tea), availabilityCorrected(facts));
    expect(selectMissingLines({ cart: state }).map(({ itemId }) => itemId)).toEqual(['line-1']);
  });

  it('is corrected back when another store has it, ORD-043', () => {
    const state = after(
      linePlaced(cartLine()),
      availabilityCorrected(facts),
      availabilityCorrected([{ sku: '10-hot-medium', availability: 'AVAILABLE' }]),
    );
    expect(selectMissingLines({ cart: state })).toEqual([]);
  });

  it('leaves the state alone when the store agrees', () => {
    const state = after(linePlaced(cartLine()), availabilityCorrected(facts));
    expect(cartReducer(state, availabilityCorrected(facts))).toBe(state);
  });

  it('is each size’s and each option’s own: only lines with it are set aside, D-143', () => {
    const oat = { productNumber: 304, sku: 'opt-304', name: 'Oat milk', quantity: 1 };
    const state = after(
      linePlaced(cartLine({ itemId: 'medium' })),
      linePlaced(cartLine({ itemId: 'small', sizeCode: 'small' })),
      linePlaced(cartLine({ itemId: 'oat', sizeCode: 'small', childItems: [oat] })),
      linePlaced(cartLine({ itemId: 'no oat', sizeCode: 'small', excludedIngredients: [oat] })),
      availabilityCorrected([...facts, { sku: 'opt-304', availability: 'NOT_SOLD' }]),
    );
    expect(selectMissingLines({ cart: state }).map(({ itemId }) => itemId)).toEqual(['medium', 'oat']);
    expect(state.lines.map(findLineObstacle)).toEqual([
      { availability: 'SOLD_OUT' },
      undefined,
      { availability: 'NOT_SOLD', option: 'Oat milk' },
      undefined,
    ]);
  });

  const oat = { sku: 'opt-304', name: 'Oat milk', availability: 'AVAILABLE' as const };
  const noOat = [{ sku: 'opt-304', availability: 'SOLD_OUT' as const }];
  it('is also that of the standard recipe: only lines that still hold the option are set aside, D-143', () => {
    const state = after(
      linePlaced(cartLine({ itemId: 'standard', standardItems: [oat] })),
      linePlaced(cartLine({ itemId: 'small', sizeCode: 'small', standardItems: [] })),
      availabilityCorrected(noOat),
    );
    expect(state.lines.map(findLineObstacle)).toEqual([
      { availability: 'SOLD_OUT', option: 'Oat milk' },
      undefined,
    ]);
    const elsewhere = cartReducer(
      state,
      availabilityCorrected([{ sku: 'opt-304', availability: 'AVAILABLE' }]),
    );
    expect(selectMissingLines({ cart: elsewhere })).toEqual([]);
  });

  it('of the standard recipe is read for lines stored without it, and only for these, D-143', () => {
    const state = after(
      cartRead([cartLine({ itemId: 'old' }), cartLine({ itemId: 'new', standardItems: [] })]),
      standardItemsRead({ old: [oat], new: [oat] }),
    );
    expect(state.lines.map(({ standardItems }) => standardItems)).toEqual([[oat], []]);
    expect(cartReducer(state, standardItemsRead({ old: [oat] }))).toBe(state);
  });

  it('of the standard recipe goes with an edit and with the same line added again, D-143', () => {
    const missing = { ...oat, availability: 'SOLD_OUT' as const };
    const line = cartLine({ standardItems: [missing] });
    const edited = after(linePlaced(line), lineEdited({ ...line, standardItems: [] }));
    expect(edited.lines[0]?.standardItems).toEqual([]);
    const added = after(linePlaced(line), linePlaced(cartLine({ itemId: 'b', standardItems: [oat] })));
    expect(added.lines).toEqual([cartLine({ quantity: 2, standardItems: [oat] })]);
  });

  it('comes back with the store that has it, also for lines stored before sizes had their own', () => {
    const saved = soldOut(cartLine());
    const state = after(
      cartRead([saved]),
      availabilityCorrected([{ sku: '10-hot-medium', availability: 'AVAILABLE' }]),
    );
    expect(selectMissingLines({ cart: state })).toEqual([]);
  });

  it('of a line that is set aside follows the same line added where the store has it', () => {
    const missing = after(linePlaced(cartLine()), availabilityCorrected(facts));
    const state = cartReducer(missing, linePlaced(cartLine({ itemId: 'b' })));
    expect(state.lines).toEqual([cartLine({ quantity: 2 })]);
    expect(selectMissingLines({ cart: state })).toEqual([]);
  });
});

describe('the end of a cart', () => {
  it('holds nothing after it was emptied', () => {
    expect(after(linePlaced(cartLine()), cartEmptied()).lines).toEqual([]);
  });

  it('brings every line back in its place, beside what was added meanwhile', () => {
    const emptied = after(linePlaced(cartLine()), linePlaced(tea), cartEmptied());
    expect(cartReducer(emptied, cartRestored()).lines).toEqual([cartLine(), tea]);
    const another = cartReducer(emptied, linePlaced(cartLine({ itemId: 'new' })));
    expect(cartReducer(another, cartRestored()).lines).toEqual([cartLine({ quantity: 2 }), tea]);
    expect(cartReducer(cartReducer(another, cartRestored()), cartRestored()).lines).toHaveLength(2);
  });

  it('moves what was available to previous when an order took it, and keeps the rest, ORD-046, ORD-102, D-143', () => {
    const aside = soldOut(tea);
    const state = after(linePlaced(cartLine()), linePlaced(aside), cartOrdered({ at: 5 }));
    // The line that the store could not make remains in the cart, as the page promised (D-143).
    expect(state.lines).toEqual([aside]);
    expect(state.previous).toEqual({ lines: [cartLine()], placedAt: 5 });
    expect(cartReducer(state, previousCleared()).previous).toBeUndefined();
  });
});

describe('a swap', () => {
  it('is of a line that is set aside, until it is done, canceled, or the line can be ordered, ORD-042', () => {
    const state = after(linePlaced(soldOut(cartLine())), swapBegun({ itemId: 'line-1' }));
    expect(selectSwappedLine({ cart: state })?.itemId).toBe('line-1');
    expect(selectSwappedLine({ cart: cartReducer(state, swapCanceled()) })).toBeUndefined();
    const { itemId: _id, timeAdded: _time, ...draft } = tea;
    const done = cartReducer(state, lineSwapped({ itemId: 'line-1', line: draft }));
    expect(done.swapping).toBeUndefined();
    const there = availabilityCorrected([{ sku: '10-hot-medium', availability: 'AVAILABLE' }]);
    expect(selectSwappedLine({ cart: cartReducer(state, there) })).toBeUndefined();
  });
});

describe('the maximum of an order', () => {
  it.each([
    { units: [14], limit: 15, atMax: false, because: 'one more fits' },
    { units: [15], limit: 15, atMax: true, because: 'one line holds them all' },
    { units: [8, 7], limit: 15, atMax: true, because: 'units are counted, not lines' },
  ])('is reached: $atMax, because $because, ORD-041', ({ units, limit, atMax }) => {
    const lines = units.map((quantity, index) => cartLine({ itemId: `${index}`, quantity }));
    const state = { cart: after(cartRead(lines)) };
    expect(selectUnitCount(state)).toBe(units.reduce((sum, count) => sum + count));
    expect(selectIsAtMax(state, limit)).toBe(atMax);
  });
});
