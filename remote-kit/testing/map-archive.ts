import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { http, HttpResponse } from 'msw';
import { basemapPath } from '@crema/shared-contracts';

const archive = join(import.meta.dirname, '../../apiproxy/data', basemapPath.replace('/maps/', 'map/'));

/** Answers requests for the product's base map in ranges, as the server does. */
export const answerMap = http.get(`*${basemapPath}`, async ({ request }) => {
  const file = await openAsBlob(archive);
  const [, from = '0', to = ''] = /bytes=(\d+)-(\d*)/.exec(request.headers.get('range') ?? '') ?? [];
  const part = file.slice(Number(from), to ? Number(to) + 1 : file.size);
  return new HttpResponse(await part.arrayBuffer(), {
    status: 206,
    headers: {
      'content-range': `bytes ${from}-${Number(from) + part.size - 1}/${file.size}`,
      'content-length': String(part.size),
    },
  });
});
