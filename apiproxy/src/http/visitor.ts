/** Who sends this request; the identity domain fills it in an onRequest hook. */
export interface Visitor {
  /** Sticky id of the browser, decides canaries. Empty when no cookie was sent. */
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
  interface FastifyContextConfig {
    /** Accepts a write without x-crema-request: only for navigator.sendBeacon. */
    beacon?: boolean;
  }
}
