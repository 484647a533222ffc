import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

/** A message with the words of a link between `<link>` and `</link>`. */
export const LinkedSentence = ({ id, to }: { readonly id: string; readonly to: string }) => (
  <FormattedMessage
    id={id}
    values={{
      link: (words) => (
        <Link key="link" to={to}>
          {words}
        </Link>
      ),
    }}
  />
);
