import { http, HttpResponse } from 'msw';
import { restPaths } from '@crema/shared-contracts';

/** GET session, by which pages ask whether the server receives cookies. */
export const answerCookies = (cookies = true) =>
  http.get(`*${restPaths.session}`, () => HttpResponse.json({ session: { kind: 'anonymous' }, cookies }));
