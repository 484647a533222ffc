import {
  engagementRestPaths,
  type Locale,
  type Market,
  streamItemTypes,
  type StreamItemType,
} from '@crema/shared-contracts';
import { type Wire } from '@crema/shared-contracts/wire/shapes';
import { guestStreamReply, streamQuery, streamReply } from '@crema/shared-contracts/wire/stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { readCurrentItems } from '../authored/authored-items.ts';
import { noteFeed, wholeSecond } from './feed-changes.ts';
import { toGuestItem } from './guest-items.ts';
import { readMemberFeed } from './member-feed.ts';

type StreamQuery = Wire<typeof streamQuery>;
const invalid = (field: string, reason: string) => createAppError('VALIDATION', { reason }, { field });

/** The requested types; a name that no item has is an error, so that a wrong spelling does not hide items. */
const readTypes = (names: string | undefined): readonly StreamItemType[] => {
  if (names === undefined) return streamItemTypes;
  return names.split(',').map((name) => {
    const known = streamItemTypes.find((type) => type === name.trim());
    if (!known)
      throw invalid('streamItemTypes', `found ${name}; expected some of ${streamItemTypes.join(', ')}`);
    return known;
  });
};
const readSince = (text: string | undefined): Date | undefined => {
  if (text === undefined || text === '') return undefined;
  const since = new Date(text);
  if (Number.isNaN(since.getTime()))
    throw invalid('modifiedSince', `found ${text}; expected an instant such as 2026-12-05T10:00:00Z`);
  return since;
};
const marketOf = (locale: Locale): Market => (locale === 'en-US' ? 'US' : 'CA');
const notModified = { description: 'Nothing has changed since modifiedSince' };
const isUnchanged = (changedAt: Date, since: Date | undefined) => since !== undefined && changedAt <= since;
const sendNotModified = (reply: FastifyReply) => reply.code(304).send();

/** ENG-005: the feed of a member, and the one that every guest gets. 304 and 206: D-136. */
export const registerStreamItems = (app: FastifyInstance, deps: AppDeps): void => {
  app.get<{ Querystring: StreamQuery }>(
    engagementRestPaths.streamItems,
    {
      schema: {
        summary: 'The home feed of the member',
        querystring: streamQuery,
        response: responses({ 200: streamReply, 206: streamReply, 304: Type.Null(notModified) }),
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'private, no-store');
      const memberId = memberOf(request);
      const { locale } = request.query;
      const types = readTypes(request.query.streamItemTypes);
      const since = readSince(request.query.modifiedSince);
      const { items, isPartial, digest } = await readMemberFeed(deps, { memberId, locale, types });
      // A part that failed may have changed: such a reply has no time, and the next one is complete.
      if (isPartial) return reply.code(206).send({ streamItems: items });
      const variant = `${locale} ${types.toSorted().join(',')}`;
      const changedAt = await noteFeed(deps.db, { memberId, variant, digest, now: deps.clock.now() });
      void reply.header('last-modified', changedAt.toUTCString());
      if (isUnchanged(changedAt, since)) return sendNotModified(reply);
      return { streamItems: items };
    },
  );
  app.get<{ Querystring: StreamQuery }>(
    engagementRestPaths.guestStreamItems,
    {
      schema: {
        summary: 'The home feed of guests',
        querystring: streamQuery,
        response: responses({ 200: guestStreamReply, 304: Type.Null(notModified) }),
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'public, max-age=60');
      const { locale } = request.query;
      const types = readTypes(request.query.streamItemTypes);
      const since = readSince(request.query.modifiedSince);
      const { items, changedAt } = await readCurrentItems(deps.db, {
        audience: 'guests',
        market: marketOf(locale),
        now: deps.clock.now(),
      });
      const lastModified = wholeSecond(changedAt);
      void reply.header('last-modified', lastModified.toUTCString());
      if (isUnchanged(lastModified, since)) return sendNotModified(reply);
      const shown = deps.flags.unauthStream ? items : [];
      return {
        streamItems: shown
          .filter(({ type }) => types.includes(type))
          .map((item) => toGuestItem(item, locale)),
      };
    },
  );
};
