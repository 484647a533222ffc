/** Boxes by name; some of them are grouped. */
export type SkeletonBoxes = readonly (string | { readonly group: string; readonly boxes: SkeletonBoxes })[];

const times = (count: number, box: string): SkeletonBoxes => Array.from({ length: count }, () => box);

const fields = (count: number): SkeletonBoxes =>
  Array.from({ length: count }, () => ({ group: 'field', boxes: ['label', 'input'] }));

/**
 * The shape of a page before its code has loaded, by the kind that the route's row in remote.json names. The
 * server, the host and the remotes draw the same boxes, so that the layout does not shift between them;
 * shell.css gives them their sizes.
 */
export const pageSkeletons = {
  /** Title, text and a grid of cards. */
  grid: ['title', 'text', { group: 'grid', boxes: times(8, 'tile') }],
  /** A product: picture next to name, sizes and options. */
  product: [
    'back',
    {
      group: 'product',
      boxes: [
        'picture',
        {
          group: 'stack',
          boxes: ['title', 'text', 'text', { group: 'sizes', boxes: times(3, 'size') }, 'panel'],
        },
      ],
    },
  ],
  /** A form: title, text, two fields, a box and the button; a picture next to it in a wide window. */
  form: [
    {
      group: 'form',
      boxes: [
        'scene',
        {
          group: 'task',
          boxes: [{ group: 'head', boxes: ['title', 'text', 'text'] }, ...fields(2), 'check', 'submit'],
        },
      ],
    },
  ],
  /** A message in the middle: picture and title. */
  message: ['disc', 'title'],
  /** A form or a list with a summary next to it. */
  columns: [
    'back',
    'title',
    { group: 'columns', boxes: [{ group: 'stack', boxes: ['panel', 'panel'] }, 'panel'] },
  ],
  /** A column of cards. */
  list: ['back', 'title', { group: 'stack', boxes: times(3, 'panel') }],
  /** The same cards in the middle of a wide window. */
  narrow: ['title', { group: 'stack', boxes: times(3, 'panel') }],
} as const satisfies Readonly<Record<string, SkeletonBoxes>>;

export const pageSkeletonKinds = [
  'grid',
  'product',
  'form',
  'message',
  'columns',
  'list',
  'narrow',
] as const satisfies readonly (keyof typeof pageSkeletons)[];
export type PageSkeletonKind = keyof typeof pageSkeletons;
