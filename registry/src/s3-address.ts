import { Refusal } from './release.rules.ts';

export interface S3Address {
  readonly bucket: string;
  /** Empty, or with a slash at its end. */
  readonly prefix: string;
}

export const parseS3Address = (place: string): S3Address => {
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/.exec(place) ?? [];
  if (!bucket) throw new Refusal(`${place} is no address like s3://bucket/prefix`);
  const trimmed = prefix.split('/').filter(Boolean).join('/');
  return { bucket, prefix: trimmed && `${trimmed}/` };
};

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/vnd.microsoft.icon',
  wasm: 'application/wasm',
};
const encodings: Readonly<Record<string, string>> = { br: 'br', gz: 'gzip' };

/** How a file is served: a compressed twin has the type of what it stands for. */
export const headersOf = (
  file: string,
): { ContentType: string; ContentEncoding?: string; CacheControl: string } => {
  const [, plain = file, twin = ''] = /^(.*)\.(br|gz)$/.exec(file) ?? [];
  const encoding = encodings[twin];
  return {
    ContentType: types[plain.slice(plain.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    ...(encoding && { ContentEncoding: encoding }),
    // A version's folder is named after its content.
    CacheControl: 'public, max-age=31536000, immutable',
  };
};
