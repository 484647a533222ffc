import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { Skeleton } from '@crema/shared-ui';
import type { Vault } from './use-vault.ts';

/**
 * The form keeps this distance from its frame's edge, for the focus ring; the iframe is larger than its
 * visible box by this distance.
 */
const frameEdge = 4;
const frameStyle = (isShown: boolean): CSSProperties => ({
  position: 'absolute',
  inset: -frameEdge,
  inlineSize: `calc(100% + ${2 * frameEdge}px)`,
  blockSize: `calc(100% + ${2 * frameEdge}px)`,
  border: 0,
  visibility: isShown ? 'visible' : 'hidden',
});

/** The bank's question is a dialog in the frame; the largest one of the card networks has 600 px and a head. */
const questionHeight = 'clamp(28rem, 80svh, 41rem)';

/** The question is scrolled into view, because the form may be partly above or below the screen. */
const useShowQuestion = (isAsking: boolean) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsking) box.current?.scrollIntoView({ block: 'center' });
  }, [isAsking]);
  return box;
};

interface VaultFrameProps {
  readonly vault: Vault;
  readonly title: string;
  /** The iframe stays mounted while it is hidden: the vault drops a card once it is a token, so its form is ready for another one. */
  readonly isHidden?: boolean;
  /** Keeps the form's height while it is hidden, so that an error that shows it again shifts no content. */
  readonly keepsHeight?: boolean;
  /** The content at the place of the hidden form. */
  readonly children?: ReactNode;
}
/** The vault's card form in its frame, with a placeholder of its size until it has loaded. */
export const VaultFrame = ({ vault, title, isHidden = false, keepsHeight, children }: VaultFrameProps) => {
  const { state, attempt, url, setFrame } = vault;
  const height = state.height - 2 * frameEdge;
  const shownHeight = state.asking ? questionHeight : height;
  const box = useShowQuestion(state.asking);
  return (
    <div ref={box} style={{ position: 'relative', minBlockSize: isHidden && !keepsHeight ? 0 : shownHeight }}>
      {children}
      {!state.ready && !state.missing && <Skeleton shape="block" height={height} />}
      <iframe
        key={attempt}
        ref={setFrame}
        src={url}
        title={title}
        style={frameStyle(state.ready && !isHidden)}
      />
    </div>
  );
};
