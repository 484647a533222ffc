export { Provider, useDispatch, useSelector, useStore, shallowEqual } from 'react-redux';
