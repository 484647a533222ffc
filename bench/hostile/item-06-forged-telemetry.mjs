// Item 6: forged telemetry events that try to make the watcher roll a version back.
import { createJudge } from './judge.mjs';
import { cookiesOf, ownPage, send, sessionPath } from './wire.mjs';

const telemetry = '/apiproxy/v1/telemetry';
const health = '/apiproxy/v1/composition/health?minutes=10';
/** The token that the runner sets for its own server; a given server has a different one. */
const token = process.env.CREMA_WATCH_TOKEN ?? 'hostile-run';
/**
 * The watcher rolls a version back after this number of failed mounts from this number of networks
 * (registry/src/watch/take-back.rules.ts).
 */
const convicting = { errors: 20, networks: 5 };

const telemetryEvent = ({ name, version }, phase = 'render') => ({
  remote: name,
  version,
  phase,
  class: 'TypeError',
});
const report = (origin, body, from, cookie = '') =>
  send(origin, { method: 'POST', path: telemetry, headers: { ...ownPage, cookie }, from, body });
const composition = async (origin) =>
  (await send(origin, { path: '/apiproxy/v1/composition', from: '127.6.0.1' })).json().registry.remotes;
const ofVersion = async (origin, { name, version }) => {
  const reply = await send(origin, {
    path: health,
    headers: { authorization: `Bearer ${token}` },
    from: '127.6.0.1',
  });
  if (reply.status !== 200) return undefined;
  return (
    reply.json().find((row) => row.remote === name && row.version === version) ?? {
      errors: 0,
      networks: 0,
      mounted: 0,
    }
  );
};

const madeUp = (turn) =>
  `visitor=${String(turn).padStart(22, '0')}; __Host-visitor=${String(turn).padStart(22, '0')}`;
/** Visitor ids issued by the server, which issues any number of them. */
const givenIds = async (origin, count) => {
  const cookies = [];
  for (let turn = 0; turn < count; turn += 1)
    cookies.push(cookiesOf(await send(origin, { path: sessionPath, from: '127.6.0.2' })));
  return cookies;
};

export const attack = {
  item: 6,
  name: 'forged error reports',
  run: async (target) => {
    const { expect, result } = createJudge();
    const server = await target.startServer({ CREMA_WATCH_TOKEN: token });
    try {
      const { origin } = server;
      const [first, second, third, fourth] = await composition(origin);
      for (let turn = 0; turn < 200; turn += 1) {
        const { status } = await report(origin, telemetryEvent(first), '127.6.1.1', madeUp(turn));
        expect('a report is answered without a word', [204, 429].includes(status), status);
      }
      const forged = await ofVersion(origin, first);
      expect(
        '200 reports with made-up visitor ids count for nothing',
        forged?.errors === 0,
        JSON.stringify(forged),
      );

      const ids = await givenIds(origin, 40);
      for (const [turn, cookie] of ids.entries())
        for (let again = 0; again < 3; again += 1)
          await report(origin, telemetryEvent(second), `2001:db8:6:1::${(turn + 1).toString(16)}`, cookie);
      const fromOne = await ofVersion(origin, second);
      expect(
        '120 reports of 40 given ids from one /64 are one network',
        fromOne?.networks === 1,
        JSON.stringify(fromOne),
      );
      expect(
        'they are fewer than convict a version',
        fromOne && fromOne.errors < convicting.errors && fromOne.networks < convicting.networks,
        JSON.stringify(fromOne),
      );

      for (const [turn, cookie] of ids.entries())
        await report(origin, telemetryEvent(fourth), `2001:db8:66:${(turn + 1).toString(16)}::1`, cookie);
      const fromSite = await ofVersion(origin, fourth);
      expect(
        '40 browsers in 40 /64 of one /48 are one network',
        fromSite?.networks === 1 && fromSite.errors < convicting.errors,
        JSON.stringify(fromSite),
      );

      for (const [turn, cookie] of ids.entries())
        await report(origin, telemetryEvent(third), `127.6.2.${turn + 1}`, cookie);
      const real = await ofVersion(origin, third);
      expect(
        'errors of 40 browsers in 40 networks are counted',
        real?.networks === 40 && real.errors === 40,
        JSON.stringify(real),
      );
    } finally {
      await server.stop();
    }
    return result('on a server of its own, with a watcher’s token');
  },
};
