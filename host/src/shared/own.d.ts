// The real packages behind the facades (aliases of webpack.config.mjs).
declare module 'rxjs-own' {
  export * from 'rxjs';
}
declare module 'redux-own' {
  export * from 'redux';
}
declare module 'react-redux-own' {
  export * from 'react-redux';
}
declare module 'apollo-client-own' {
  export * from '@apollo/client';
}
declare module 'apollo-client-react-own' {
  export * from '@apollo/client/react';
}
declare module 'react-intl-own' {
  export * from 'react-intl';
}
declare module 'redux-observable-own' {
  export * from 'redux-observable';
}
declare module 'formik-own' {
  export * from 'formik';
}
declare module 'yup-own' {
  export * from 'yup';
}
