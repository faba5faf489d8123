// Finds all regular expressions of the product in its sources: literals, and new RegExp of what can be told from constants.
// It judges none.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

export interface FoundPattern {
  /** From the project's folder, with "/". */
  readonly file: string;
  readonly line: number;
  /** Null where it is put together at run time; then `text` is the call. */
  readonly source: string | null;
  readonly flags: string;
  /** As it stands in the file. */
  readonly text: string;
}

const FOLDERS = ['electron', 'renderer', 'shared'];

/** All of a project, in the order of its files. */
export function findPatterns(root: string): FoundPattern[] {
  const files = FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.{ts,vue}`, { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('/assembly/') && !file.endsWith('.d.ts'))
    .sort();
  const sources = new Sources(root);
  return files.flatMap((file) => patternsOf(sources, file));
}

class Sources {
  readonly root: string;
  readonly #parsed = new Map<string, ts.SourceFile>();

  constructor(root: string) {
    this.root = root;
  }

  parse(file: string): ts.SourceFile {
    let parsed = this.#parsed.get(file);
    if (!parsed) {
      const text = readFileSync(join(this.root, file), 'utf8');
      const script = file.endsWith('.vue') ? scriptOf(text) : text;
      parsed = ts.createSourceFile(file, script, ts.ScriptTarget.Latest, true);
      this.#parsed.set(file, parsed);
    }
    return parsed;
  }
}

/** All but the scripts is made blank, so that lines stay where they are. */
function scriptOf(component: string): string {
  let script = '';
  for (let at = 0; ;) {
    const tag = component.indexOf('<script', at);
    const start = tag === -1 ? -1 : component.indexOf('>', tag) + 1;
    const end = start <= 0 ? -1 : component.indexOf('</script>', start);
    if (end === -1) return script;
    script += component.slice(at, start).replaceAll(/[^\n]/g, '') + component.slice(start, end);
    at = end;
  }
}

function patternsOf(sources: Sources, file: string): FoundPattern[] {
  const found: FoundPattern[] = [];
  const parsed = sources.parse(file);
  const add = (node: ts.Node, source: string | null, flags: string): void => {
    const line = parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push({ file, line, source, flags, text: node.getText() });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      add(node, node.text.slice(1, end), node.text.slice(end + 1));
    } else if (isRegExpCall(node)) {
      const [pattern, flags] = node.arguments ?? [];
      // Of all flags only "i", "u" and "s" change what takes long; those that are not constant are taken as none.
      add(
        node,
        pattern ? constantOf(sources, file, pattern) : '',
        (flags && constantOf(sources, file, flags)) ?? '',
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

function isRegExpCall(node: ts.Node): node is ts.NewExpression | ts.CallExpression {
  return (
    (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'RegExp'
  );
}

/** A text that is made of constants of this file and those that it imports; null for any other. */
function constantOf(sources: Sources, file: string, node: ts.Expression): string | null {
  const of = (part: ts.Expression): string | null => constantOf(sources, file, part);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return of(node.expression);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isRegularExpressionLiteral(node)) return node.text.slice(1, node.text.lastIndexOf('/'));
  if (ts.isTemplateExpression(node))
    return joined([
      node.head.text,
      ...node.templateSpans.flatMap((span) => [of(span.expression), span.literal.text]),
    ]);
  if (ts.isTaggedTemplateExpression(node))
    return node.tag.getText() === 'String.raw' ? rawOf(node.template, of) : null;
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return joined([of(node.left), of(node.right)]);
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'source') return of(node.expression);
  if (ts.isIdentifier(node)) return namedConstant(sources, file, node.text);
  return listOf(node, of);
}

/** `[…].join('|')` of constants. */
function listOf(node: ts.Expression, of: (part: ts.Expression) => string | null): string | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const { expression: list, name } = node.expression;
  const [by] = node.arguments;
  if (name.text !== 'join' || !ts.isArrayLiteralExpression(list) || !by || !ts.isStringLiteralLike(by))
    return null;
  const parts = list.elements.map(of);
  return parts.every((part) => part !== null) ? parts.join(by.text) : null;
}

function rawOf(template: ts.TemplateLiteral, of: (part: ts.Expression) => string | null): string | null {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.rawText ?? template.text;
  const spans = template.templateSpans.flatMap((span) => [
    of(span.expression),
    span.literal.rawText ?? span.literal.text,
  ]);
  return joined([template.head.rawText ?? template.head.text, ...spans]);
}

function joined(parts: readonly (string | null)[]): string | null {
  return parts.every((part) => part !== null) ? parts.join('') : null;
}

/** What a const of a module is, or one that it imports. */
function namedConstant(sources: Sources, file: string, name: string): string | null {
  for (const statement of sources.parse(file).statements) {
    if (ts.isVariableStatement(statement)) {
      const { declarations } = statement.declarationList;
      const declared = declarations.find((one) => ts.isIdentifier(one.name) && one.name.text === name);
      if (declared?.initializer) return constantOf(sources, file, declared.initializer);
    }
    if (ts.isImportDeclaration(statement)) {
      const imported = importedName(statement, name);
      if (imported === null || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
      const target = join(dirname(file), statement.moduleSpecifier.text).replaceAll('\\', '/');
      return existsSync(join(sources.root, target)) ? namedConstant(sources, target, imported) : null;
    }
  }
  return null;
}

function importedName({ importClause }: ts.ImportDeclaration, name: string): string | null {
  const bindings = importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return null;
  const found = bindings.elements.find((element) => element.name.text === name);
  return found ? (found.propertyName ?? found.name).text : null;
}
