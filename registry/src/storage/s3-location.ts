import { AppError } from '../app-error.ts';

export interface S3Location {
  readonly bucket: string;
  /** The prefix: empty, or with a trailing slash. */
  readonly prefix: string;
}

export const parseS3Location = (location: string): S3Location => {
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/.exec(location) ?? [];
  if (!bucket) throw new AppError(`found ${location}, expected s3://bucket/prefix`);
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

/** Response headers of a file; a compressed variant has the type of the original. */
export const headersOf = (
  file: string,
): { ContentType: string; ContentEncoding?: string; CacheControl: string } => {
  const [, plain = file, compression = ''] = /^(.*)\.(br|gz)$/.exec(file) ?? [];
  const encoding = encodings[compression];
  return {
    ContentType: types[plain.slice(plain.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    ...(encoding && { ContentEncoding: encoding }),
    // A version's folder name contains a hash of its content.
    CacheControl: 'public, max-age=31536000, immutable',
  };
};
