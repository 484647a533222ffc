/** The sender of this request; the identity module sets it in an onRequest hook. */
export interface Visitor {
  /** The sticky id of the browser; it selects canaries. It is empty when no cookie was sent. */
  readonly visitorId: string;
  readonly kind: 'anonymous' | 'guest' | 'member';
  readonly sessionId?: string;
  readonly memberId?: string;
}
export const anonymousVisitor: Visitor = { visitorId: '', kind: 'anonymous' };

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor;
  }
}
