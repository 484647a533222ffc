import { drinks, menu } from '../testing/menu.fixtures.ts';
import { findMenuView, menuErrorStatus, type MenuError } from './menu-view.rules.ts';

describe('what a menu page shows', () => {
  it.each<{
    menus: ReturnType<typeof drinks>[] | undefined;
    failed?: boolean;
    asked?: object;
    error: MenuError;
    status: number;
    because: string;
  }>([
    { menus: undefined, failed: true, error: 'menu-failed', status: 500, because: 'no menu could be loaded' },
    { menus: [], error: 'menu-empty', status: 404, because: 'there is no menu' },
    { menus: [menu('Drinks', [])], error: 'menu-empty', status: 404, because: 'its menu has no category' },
    {
      menus: [drinks()],
      asked: { menu: 'drinks', category: 'cold' },
      error: 'category-missing',
      status: 404,
      because: 'no category has that name',
    },
    {
      menus: [drinks()],
      asked: { menu: 'food', category: 'hot' },
      error: 'category-missing',
      status: 404,
      because: 'the category is of another menu',
    },
    {
      menus: [drinks()],
      asked: { menu: 'drinks', category: 'cakes' },
      error: 'category-empty',
      status: 404,
      because: 'the category has neither products nor subcategories',
    },
    {
      menus: [drinks()],
      asked: { menu: 'drinks', category: 'hot', subcategory: 'teas' },
      error: 'subcategory-missing',
      status: 404,
      because: 'the category has no such subcategory',
    },
  ])(
    'is $error with $status because $because, ORD-021',
    ({ menus, failed = false, asked, error, status }) => {
      expect(findMenuView({ menus, failed }, asked)).toMatchObject({ kind: 'error', error });
      expect(menuErrorStatus[error]).toBe(status);
    },
  );

  it('is still loading while there is neither a menu nor a failure', () => {
    expect(findMenuView({ menus: undefined, failed: false })).toEqual({ kind: 'loading' });
  });

  it('is the cached menu when only refreshing it failed, D-32', () => {
    expect(findMenuView({ menus: [drinks()], failed: true })).toMatchObject({ kind: 'shown' });
  });

  it('is the category and subcategory of the address, ORD-001', () => {
    expect(
      findMenuView(
        { menus: [drinks()], failed: false },
        { menu: 'drinks', category: 'hot', subcategory: 'lattes' },
      ),
    ).toMatchObject({
      kind: 'shown',
      location: { category: { name: 'Hot' }, subcategory: { name: 'Lattes' } },
    });
  });
});
