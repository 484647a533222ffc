import { FormattedMessage } from 'react-intl';
import { useHost, type PresentedError } from '@crema/remote-kit';
import { Banner, Button } from '@crema/shared-ui';

interface SignInProps {
  /** The page that a sign-in elsewhere leads back to; by default the present address. */
  readonly returnUrl?: string | undefined;
  readonly onSignedIn: () => void;
}
/** Opens the sign-in, and repeats the request that the ended session has refused (D-166). */
export const SignInButton = ({ returnUrl, onSignedIn, size }: SignInProps & { readonly size?: 'small' }) => {
  const { signIn } = useHost();
  const go = async () => {
    if (await signIn(returnUrl === undefined ? undefined : { returnUrl })) onSignedIn();
  };
  return (
    <Button variant={size === 'small' ? 'secondary' : 'primary'} size={size} onClick={() => void go()}>
      <FormattedMessage id="gift.done.signIn" />
    </Button>
  );
};

/** The text of an error, with the next step that its row names. */
export type Problem = Pick<PresentedError, 'text' | 'row'>;

/** An error with its text; after the end of the session with the sign-in. */
export const ProblemBanner = ({
  problem: { text, row },
  ...signIn
}: SignInProps & { readonly problem: Problem }) => (
  <Banner
    tone="error"
    action={row.action === 'sign-in' ? <SignInButton size="small" {...signIn} /> : undefined}
  >
    {text}
  </Banner>
);
