/** The sender of this request; the identity module sets it in an onRequest hook. */
export interface Visitor {
  /** The sticky id of the browser; it selects canaries. It is empty when no cookie was sent. */
  readonly visitorId: string;
  readonly kind: 'anonymous' | 'guest' | 'member';
  readonly sessionId?: string;
  readonly memberId?: string;
  /** Of a member: whether the session outlasts the browser, and when the member last proved the identity (D-113). */
  readonly remember?: boolean;
  readonly provedAt?: Date | null;
}
export const anonymousVisitor: Visitor = { visitorId: '', kind: 'anonymous' };

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor;
    /** Sets `visitor` again from the database, if its session came from memory (FastifyContextConfig.sessionFromMemory). */
    confirmVisitor(): Promise<Visitor>;
  }
  interface FastifyContextConfig {
    /**
     * The route accepts a session that another process has ended within the last second. Only for routes that change nothing
     * and send nothing of a member but stores.
     */
    sessionFromMemory?: boolean;
  }
}
