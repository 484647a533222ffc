import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactIntl from '../shared/react-intl.ts';
import * as reduxToolkit from '../shared/redux-toolkit.ts';
import * as reactRedux from '../shared/react-redux.ts';
import * as reduxObservable from '../shared/redux-observable.ts';
import * as rxjs from '../shared/rxjs.ts';
import * as router from '../shared/react-router-dom.ts';
import * as apolloClient from '../shared/apollo-client.ts';
import * as apolloClientReact from '../shared/apollo-client-react.ts';
import * as formik from '../shared/formik.ts';
import * as yup from '../shared/yup.ts';
import * as sharedUi from '@crema/shared-ui';
import * as art from '@crema/shared-ui/art';
import * as forms from '@crema/shared-ui/forms';

/** The shared modules (remote-kit/build/sharing/shared-modules.mjs), for the server bundles of remotes. */
export const provided = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-intl': reactIntl,
  '@reduxjs/toolkit': reduxToolkit,
  'react-redux': reactRedux,
  'redux-observable': reduxObservable,
  rxjs,
  'react-router-dom': router,
  '@apollo/client': apolloClient,
  '@apollo/client/react': apolloClientReact,
  '@crema/shared-ui': sharedUi,
  '@crema/shared-ui/art': art,
  '@crema/shared-ui/forms': forms,
  formik,
  yup,
} as const;
