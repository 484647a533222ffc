import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalogue } from '../../testing/shop/sample-catalogue.ts';
import { stageOf } from './stage.ts';

describe('the stage of a product', () => {
  for (const { id, stage } of [
    { id: '2010/hot', stage: 'ESPRESSO' },
    { id: '2101/iced', stage: 'COLD' },
    { id: '2202/blended', stage: 'COLD' },
    { id: '2320/hot', stage: 'ESPRESSO' },
    { id: '2321/hot', stage: 'MATCHA' },
    { id: '2401/iced', stage: 'BERRY' },
    { id: '3001/single', stage: null },
    { id: '3401/single', stage: null },
  ])
    it(`is that of its family: ${id} ${stage}`, () => {
      assert.equal(stageOf(catalogue.products.find((product) => product.id === id)?.art), stage);
    });

  it('follows the most colourful layer, whatever the order and height of the layers', () => {
    const layers = [
      { color: '#f4ead9', height: 9 },
      { color: '#f6e08a', height: 1 },
    ];
    const art = { kind: 'iced', cup: 'tumbler', size: 'medium', ice: 3 } as const;
    assert.equal(stageOf({ ...art, layers }), 'CITRUS');
    assert.equal(stageOf({ ...art, layers: layers.toReversed() }), 'CITRUS');
    assert.equal(stageOf({ ...art, layers: [{ color: '#808080', height: 1 }] }), 'COLD');
  });
});
