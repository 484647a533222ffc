/**
 * The styles are a string, because a stylesheet of a deferred chunk would add webpack's style loader to the
 * first files.
 */
export const overridesStyles = `
.crema-overrides-frame {
  max-inline-size: 80rem;
  margin-inline: auto;
  padding: var(--space-1) var(--gutter);
  box-sizing: border-box;
}

.crema-overrides-lines {
  margin: 0;
  padding: 0;
  list-style: none;
}

.crema-overrides-line {
  overflow-wrap: anywhere;
}

.crema-overrides-url {
  font-family: ui-monospace, monospace;
  font-size: var(--text-s);
}
`;
