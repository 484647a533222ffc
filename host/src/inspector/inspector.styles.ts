/**
 * The styles are a string, because a stylesheet of a deferred chunk would add webpack's style loader to the
 * first files.
 */
export const inspectorStyles = `
.crema-inspector-panel {
  position: fixed;
  z-index: 50;
  inset: auto 0 0;
  display: flex;
  flex-direction: column;
  max-block-size: 70dvh;
  border-block-start: 1px solid var(--color-line-strong);
  border-radius: var(--radius-l) var(--radius-l) 0 0;
  background: var(--color-surface-raised);
  color: var(--color-ink);
  box-shadow: var(--shadow-3);
  font-size: var(--text-s);
}

.crema-inspector-head {
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: var(--space-1) var(--space-2);
  border-block-end: 1px solid var(--color-line);
}

.crema-inspector-title {
  margin: 0;
  font-family: var(--font-display);
  font-size: var(--text-xl);
  outline: none;
}

.crema-inspector-body {
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0 var(--space-2) var(--space-2);
}

.crema-inspector-section-title {
  display: inline;
  margin: 0;
  font-size: var(--text-m);
}

.crema-inspector-section {
  display: grid;
  gap: var(--space-1);
  padding-block-end: var(--space-1);
}

.crema-inspector-card {
  padding: var(--space-1) 0.75rem;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);
}

.crema-inspector-card-title {
  margin: 0;
  font-size: var(--text-s);
  font-weight: 600;
  overflow-wrap: anywhere;
}

.crema-inspector-tags {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-half);
  margin: var(--space-half) 0;
}

.crema-inspector-facts {
  display: grid;
  grid-template-columns: minmax(8rem, max-content) minmax(0, 1fr);
  gap: 2px var(--space-2);
  margin: 0;
}

.crema-inspector-facts dt {
  color: var(--color-ink-muted);
}

.crema-inspector-facts dd {
  margin: 0;
  overflow-wrap: anywhere;
}

.crema-inspector-code,
.crema-inspector-payload {
  font-family: ui-monospace, monospace;
  font-size: var(--text-xs);
  font-weight: 400;
  overflow-wrap: anywhere;
}

.crema-inspector-events {
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  list-style: none;
}

.crema-inspector-small {
  margin: 0;
  color: var(--color-ink-muted);
}

.crema-inspector-payload {
  margin: var(--space-half) 0 0;
  white-space: pre-wrap;
}

.crema-inspector-flag {
  display: flex;
  align-items: center;
  gap: var(--space-1);
  min-block-size: var(--touch);
}

.crema-inspector-flag input {
  inline-size: 1.125rem;
  block-size: 1.125rem;
  accent-color: var(--color-primary);
}

@media (min-width: 48rem) {
  .crema-inspector-panel {
    inset: 0 0 0 auto;
    inline-size: 28rem;
    max-block-size: none;
    border-block-start: 0;
    border-inline-start: 1px solid var(--color-line-strong);
    border-radius: 0;
  }
}
`;
