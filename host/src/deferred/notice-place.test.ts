import { findPlace, type Obstacle } from './notice-place.ts';

const bounds = { left: 16, top: 64, right: 374, bottom: 600 };
const wide = { left: 16, top: 64, right: 1424, bottom: 900 };
const obstacle = (left: number, top: number, right: number, bottom: number, weight = 1): Obstacle => ({
  left,
  top,
  right,
  bottom,
  weight,
});

describe('the place of a notice, L-15', () => {
  it.each([
    { obstacles: [], place: { align: 'center', top: 540 }, because: 'nothing is there' },
    {
      obstacles: [obstacle(16, 540, 374, 590)],
      place: { align: 'center', top: 476 },
      because: 'a button lies at the foot: the lowest room above it',
    },
    {
      obstacles: [obstacle(16, 300, 374, 600), obstacle(16, 70, 374, 100)],
      place: { align: 'center', top: 236 },
      because: 'the foot is full of controls, and the title is at the head',
    },
    {
      obstacles: [obstacle(16, 64, 374, 470), obstacle(16, 470, 374, 600, 100)],
      place: { align: 'center', top: 404 },
      because: 'there is no room: not over the control that it speaks of',
    },
  ])('on a phone is $place.top px below the top if $because', ({ obstacles, place }) => {
    const found = findPlace({ bounds, width: 358, height: 60, obstacles });
    expect(found.align).toBe(place.align);
    expect(Math.abs(found.top - place.top)).toBeLessThan(8);
  });

  it('in a wide window is at the side if the middle of the foot is taken', () => {
    const room = { bounds: wide, width: 480, height: 60 };
    expect(findPlace({ ...room, obstacles: [obstacle(600, 850, 800, 890)] })).toEqual({
      align: 'start',
      top: 840,
    });
    expect(findPlace({ ...room, obstacles: [obstacle(0, 850, 800, 890)] })).toEqual({
      align: 'end',
      top: 840,
    });
  });

  it('is the foot of the room for a notice that is higher than the room', () => {
    expect(findPlace({ bounds, width: 358, height: 700, obstacles: [] })).toEqual({
      align: 'center',
      top: 64,
    });
  });
});
