import { drinks, menu } from '../testing/menu.fixtures.ts';
import { findMenuView, troubleStatus, type MenuTrouble } from './menu-view.rules.ts';

describe('what a menu page shows', () => {
  it.each<{
    menus: ReturnType<typeof drinks>[] | undefined;
    failed?: boolean;
    asked?: object;
    trouble: MenuTrouble;
    status: number;
    because: string;
  }>([
    { menus: undefined, failed: true, trouble: 'menu-failed', status: 500, because: 'no menu could be had' },
    { menus: [], trouble: 'menu-empty', status: 404, because: 'there is no menu' },
    { menus: [menu('Drinks', [])], trouble: 'menu-empty', status: 404, because: 'its menu has no category' },
    {
      menus: [drinks()],
      asked: { menu: 'drinks', category: 'cold' },
      trouble: 'category-missing',
      status: 404,
      because: 'no category has that name',
    },
    {
      menus: [drinks()],
      asked: { menu: 'food', category: 'hot' },
      trouble: 'category-missing',
      status: 404,
      because: 'the category is of another menu',
    },
    {
      menus: [drinks()],
      asked: { menu: 'drinks', category: 'cakes' },
      trouble: 'category-empty',
      status: 404,
      because: 'the category has neither products nor subcategories',
    },
    {
      menus: [drinks()],
      asked: { menu: 'drinks', category: 'hot', subcategory: 'teas' },
      trouble: 'subcategory-missing',
      status: 404,
      because: 'the category has no such part',
    },
  ])(
    'is $trouble with $status because $because, ORD-021',
    ({ menus, failed = false, asked, trouble, status }) => {
      expect(findMenuView({ menus, failed }, asked)).toMatchObject({ kind: 'trouble', trouble });
      expect(troubleStatus[trouble]).toBe(status);
    },
  );

  it('is still loading while there is neither a menu nor a failure', () => {
    expect(findMenuView({ menus: undefined, failed: false })).toEqual({ kind: 'loading' });
  });

  it('is the menu that is kept when only refreshing it failed, D-32', () => {
    expect(findMenuView({ menus: [drinks()], failed: true })).toMatchObject({ kind: 'shown' });
  });

  it('is the category and subcategory of the address, ORD-001', () => {
    expect(
      findMenuView(
        { menus: [drinks()], failed: false },
        { menu: 'drinks', category: 'hot', subcategory: 'lattes' },
      ),
    ).toMatchObject({ kind: 'shown', place: { category: { name: 'Hot' }, subcategory: { name: 'Lattes' } } });
  });
});
