// The customer's decision on the sandbox bank's page.
import { send } from '../hostile/wire.mjs';
import { someAddress } from './requests.mjs';

/** Sends the decision until the bank has one, the first one counts; undefined when the run is over. */
export const decideAtBank = ({ ask }, url, decision) =>
  ask(
    undefined,
    (server) =>
      send(server.vaultOrigin, {
        method: 'POST',
        path: `${new URL(url).pathname}/${decision}`,
        from: someAddress(),
        headers: { 'sec-fetch-site': 'same-origin' },
      }),
    // 404: an earlier copy of the request has decided.
    ({ status }) => [200, 303, 404].includes(status),
  );
