import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '@crema/shared-ui';
import { cookies } from './legal-documents.ts';
import s from './cookie-table.module.css';

/** The cookies with their purpose and how long a browser keeps them. */
export const CookieTable = () => (
  <table className={s.table}>
    <caption>
      <VisuallyHidden>
        <FormattedMessage id="legal.cookies.caption" />
      </VisuallyHidden>
    </caption>
    <thead>
      <tr>
        {['name', 'purpose', 'life'].map((column) => (
          <th key={column} scope="col">
            <FormattedMessage id={`legal.cookies.${column}`} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {cookies.map(({ name, lifeId }) => (
        <tr key={name}>
          <th scope="row">
            <code translate="no">{name}</code>
          </th>
          <td>
            <FormattedMessage id={`legal.cookies.${name}.purpose`} />
          </td>
          <td>
            <FormattedMessage id={lifeId} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
