import type { TileFeature, TileLayers } from '../decode-tile.ts';
import { mapColors } from '../map-colors.ts';
import { collectLabels } from './collect-labels.ts';
import { drawLabels, type LabelCanvas } from './draw-labels.ts';
import type { Label, PointLabel } from './label.ts';

/** A canvas that records the texts it fills, with their colours. Each letter is 8 px wide. */
const recordedCanvas = () => {
  const texts: { readonly text: string; readonly color: unknown }[] = [];
  const canvas: Record<string, unknown> = {
    measureText: (text: string) => ({ width: text.length * 8 }),
    fillText: (text: string) => texts.push({ text, color: canvas['fillStyle'] }),
  };
  for (const name of 'strokeText beginPath arc fill stroke save translate rotate restore'.split(' '))
    canvas[name] = () => undefined;
  return { texts, canvas: canvas as unknown as CanvasRenderingContext2D };
};
const draw = (labels: readonly Label[], changes: Partial<LabelCanvas> = {}) => {
  const { canvas, texts } = recordedCanvas();
  const colors = mapColors.light.label;
  drawLabels(labels, { canvas, zoom: 13, width: 800, height: 600, colors, obstacles: [], ...changes });
  return texts;
};
const namesOf = (drawn: ReturnType<typeof draw>) => drawn.map(({ text }) => text);

const label = (text: string, changes: Partial<PointLabel> = {}): PointLabel => ({
  kind: 'neighborhood',
  text,
  priority: 1,
  at: [400, 300],
  ...changes,
});
const street = (text: string, y: number, right = 600): Label => ({
  kind: 'street',
  text,
  priority: 1,
  line: [
    [100, y],
    [right, y],
  ],
});

describe('the labels of the map', () => {
  it('give way to a more important one in the same spot, whatever their order, LOC-015', () => {
    const [low, high] = [label('Uptown'), label('Downtown', { priority: 2, at: [405, 302] })];
    expect(namesOf(draw([low, high]))).toEqual(['Downtown']);
    expect(namesOf(draw([high, low]))).toEqual(['Downtown']);
  });
  it('that do not touch are all drawn, the most important first, LOC-015', () => {
    const labels = [label('Uptown'), label('Downtown', { priority: 2, at: [405, 400] })];
    expect(namesOf(draw(labels))).toEqual(['Downtown', 'Uptown']);
  });
  it('do not cover a pin, LOC-015', () => {
    expect(namesOf(draw([label('Uptown')]))).toEqual(['Uptown']);
    expect(draw([label('Uptown')], { obstacles: [[390, 290, 410, 310]] })).toEqual([]);
    expect(draw([street('Lake Street', 300)], { obstacles: [[340, 290, 360, 310]] })).toEqual([]);
  });
  it('of a city move beside a pin, LOC-015', () => {
    const city = label('Chicago', { kind: 'place', population: 2_700_000 });
    expect(namesOf(draw([city], { obstacles: [[390, 290, 410, 310]] }))).toEqual(['Chicago']);
  });
  it('of a state move above or below a pin, LOC-015', () => {
    const state = label('Ohio', { kind: 'state' });
    expect(namesOf(draw([state], { obstacles: [[390, 297, 410, 303]] }))).toEqual(['OHIO']);
    expect(draw([state], { obstacles: [[390, 270, 410, 330]] })).toEqual([]);
  });
  it('of a place in two tiles are drawn once, and of another place of the name again, LOC-015', () => {
    const [one, same] = [label('Salem'), label('Salem', { at: [400, 307] })];
    // A city has space above and below: only its distance keeps the second from being drawn.
    const city = { kind: 'place', population: 50_000 } as const;
    expect(
      namesOf(
        draw([
          { ...one, ...city },
          { ...same, ...city },
        ]),
      ),
    ).toEqual(['Salem']);
    expect(namesOf(draw([one, label('Salem', { at: [400, 400] })]))).toEqual(['Salem', 'Salem']);
  });
  it('outside of the window are not drawn, those across its edge are, LOC-015', () => {
    expect(draw([label('Gary', { at: [870, 300] })])).toEqual([]);
    expect(namesOf(draw([label('Gary', { at: [850, 300] })]))).toEqual(['Gary']);
  });
  it('name a street once in 260 px, along a line that is longer than the name, LOC-015', () => {
    expect(namesOf(draw([street('Lake Street', 100), street('Lake Street', 350)]))).toEqual(['Lake Street']);
    expect(draw([street('Lake Street', 100), street('Lake Street', 370)])).toHaveLength(2);
    expect(draw([street('Lake Street', 100, 200)])).toEqual([]);
  });
  it('leave out the name of a street where it bends, LOC-015', () => {
    const line = [
      [100, 300],
      [200, 300],
      [200, 400],
    ] as const;
    expect(draw([{ kind: 'street', text: 'Wacker Drive', priority: 1, line }])).toEqual([]);
  });
  it('are light on the dark map and dark on the light one', () => {
    const colorsIn = (theme: 'light' | 'dark') =>
      draw([label('Uptown'), street('Lake Street', 100)], { colors: mapColors[theme].label }).map(
        ({ color }) => color,
      );
    expect(colorsIn('light')).toEqual(['#7b685b', '#6c5b4f']);
    expect(colorsIn('dark')).toEqual(['#b39c8c', '#c4ae9e']);
  });
});

describe('the labels of a tile', () => {
  const feature = (properties: TileFeature['properties'], x = 100): TileFeature => ({
    type: 'point',
    lines: [[{ x, y: 200 }]],
    properties,
    box: [x, 200, x, 200],
  });
  const collect = (layers: TileLayers, zoom: number, hasStreets = false) =>
    collectLabels({ layers, placement: { scale: 0.5, left: 10, top: 20 }, hasStreets }, zoom);
  const inOrder = (labels: readonly Label[]) =>
    labels.toSorted((one, other) => other.priority - one.priority).map(({ text }) => text);

  it('are countries, capitals and larger cities in this order, at their place on the canvas, LOC-015', () => {
    const labels = collect(
      {
        place: [
          feature({ n: 'Town', z: 3, p: 1_000 }),
          feature({ n: 'City', z: 3, p: 900_000 }),
          feature({ n: 'Capital', z: 3, p: 800_000, k: 'c' }),
        ],
        country: [feature({ n: 'Country', a: 9_000_000 }), feature({ n: 'Island', a: 500 })],
      },
      4,
    );
    expect(inOrder(labels)).toEqual(['Country', 'Capital', 'City', 'Town']);
    expect(labels[0]).toMatchObject({ at: [60, 120] });
  });
  it('show a place from its own zoom level on, and a dot only from far, LOC-015', () => {
    const place = [feature({ n: 'Village', z: 9, p: 300 })];
    expect(collect({ place }, 8)).toEqual([]);
    expect(collect({ place }, 9)).toMatchObject([{ hasDot: true }]);
    expect(collect({ place }, 10)).toMatchObject([{ hasDot: false }]);
  });
  it('are states and provinces after the largest cities from far, after all places close up, and small ones only then, LOC-015', () => {
    const layers = {
      place: [
        feature({ n: 'Metropolis', z: 3, p: 8_000_000 }),
        feature({ n: 'City', z: 4, p: 500_000, k: 'a' }),
      ],
      state: [feature({ n: 'Vermont' }), feature({ n: 'North Dakota' }), feature({ n: 'Ohio' })],
    };
    expect(inOrder(collect(layers, 3))).not.toContain('Ohio');
    expect(inOrder(collect(layers, 4))).toEqual(['Metropolis', 'Ohio', 'North Dakota', 'City']);
    expect(inOrder(collect(layers, 6))).toEqual(['Metropolis', 'City', 'Ohio', 'Vermont', 'North Dakota']);
    expect(inOrder(collect(layers, 8))).toEqual(['Metropolis', 'City']);
  });
  it('leave out postal codes where there are streets, and companies, LOC-015', () => {
    const zip = [feature({ n: '60601' })];
    expect(inOrder(collect({ zip }, 12))).toEqual(['60601']);
    expect(collect({ zip }, 12, true)).toEqual([]);
    expect(collect({ poi: [feature({ n: 'Inn', k: 'poi:lodging', lr: 0 })] }, 16)).toEqual([]);
    expect(collect({ poi: [feature({ n: 'Bean', k: 'poi:art', lr: 0 })] }, 16)).toHaveLength(1);
  });
  it('name larger streets first and small ones only close up, LOC-015', () => {
    const road_label = [feature({ n: 'Path', r: 9 }), feature({ n: 'Motorway', r: 0 })];
    expect(inOrder(collect({ road_label }, 12))).toEqual([]);
    expect(inOrder(collect({ road_label }, 13))).toEqual(['Motorway']);
    expect(inOrder(collect({ road_label }, 17))).toEqual(['Motorway', 'Path']);
  });
});
