import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withFiles, withoutRemotes } from './page-edits.mjs';

const host = '<link rel="stylesheet" href="/assets/host/host.css" integrity="a" crossorigin>\n';
const script =
  '<link rel="preload" as="script" href="/assets/remotes/mfe-gift/1/remote.js" crossorigin fetchpriority="low">\n';
const styles =
  '<link rel="stylesheet" href="/assets/remotes/mfe-gift/1/remote.css" integrity="b" crossorigin>\n';
const page = `${host}${script}${styles}<main></main>`;
const own = withFiles({
  stylesOf: (remote) => [`/own/${remote}.css`],
  scriptsOf: (remote) => [`/own/${remote}.js`],
});

describe("a variant's page", () => {
  it('has no files of a remote', () => {
    assert.equal(withoutRemotes(page), `${host}<main></main>`);
  });

  it('links its own files of the remote instead', () => {
    const [styled, scripted] = [
      own(page).match(/\/own\/mfe-gift\.css/g),
      own(page).match(/\/own\/mfe-gift\.js/g),
    ];
    assert.deepEqual([styled.length, scripted.length], [1, 1]);
    assert.doesNotMatch(own(page), /\/assets\/remotes\//);
  });

  it('links no styles for content that the server has not rendered', () => {
    assert.doesNotMatch(own(`${host}${script}<main></main>`), /\/own\/mfe-gift\.css/);
  });
});
