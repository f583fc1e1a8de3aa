import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from '../../base/json.ts';

/** A rule's condition as the Admin API takes it: a type, what it compares with, and nested conditions. */
export interface Condition {
  readonly type: string;
  readonly value: JsonObject;
  readonly children: readonly Condition[];
}

/** Conditions of a stored rule, nested ones included. */
export function readConditions(json: JsonValue | undefined): Condition[] {
  return isJsonList(json) ? json.filter(isJsonObject).map(readCondition) : [];
}

/** Whether a condition holds; types nobody knows do not. An empty `orContainer` holds, like the reference's. */
export function holds(condition: Condition, judge: Judge): boolean {
  const { type, children } = condition;
  switch (type) {
    case 'alwaysValid':
      return true;
    case 'andContainer':
      return children.every((child) => holds(child, judge));
    case 'orContainer':
      return children.length === 0 || children.some((child) => holds(child, judge));
    case 'notContainer':
      return !children.some((child) => holds(child, judge));
    default:
      return judge(condition) ?? false;
  }
}

/** Judges one condition that is no container; undefined when the judge does not know its type. */
export type Judge = (condition: Condition) => boolean | undefined;

/** Compares a fact with the number under `key` by the condition's operator. */
export function compareNumber(fact: number, { value }: Condition, key: string): boolean {
  const { operator } = value;
  const wanted = Number(value[key]);
  return isOperator(operator) && !Number.isNaN(wanted) && comparisons[operator](fact, wanted);
}

type Operator = '=' | '!=' | '>' | '>=' | '<' | '<=';

// Sums of weights must not fail a limit by binary noise.
const tolerance = 1e-9;

const comparisons: Readonly<Record<Operator, (left: number, right: number) => boolean>> = {
  '=': (left, right) => Math.abs(left - right) <= tolerance,
  '!=': (left, right) => Math.abs(left - right) > tolerance,
  '>': (left, right) => left > right + tolerance,
  '>=': (left, right) => left >= right - tolerance,
  '<': (left, right) => left < right - tolerance,
  '<=': (left, right) => left <= right + tolerance,
};

/** Whether one of the facts is listed under `key` (`=`), or none is (`!=`). */
export function compareIds(facts: readonly string[], { value }: Condition, key: string): boolean {
  const wanted = value[key];
  const listed = isJsonList(wanted) && facts.some((fact) => wanted.includes(fact));
  return value['operator'] === '!=' ? !listed : listed;
}

function readCondition(json: JsonObject): Condition {
  const { type, value } = json;
  return {
    type: typeof type === 'string' ? type : '',
    value: isJsonObject(value) ? value : {},
    children: readConditions(json['children']),
  };
}

function isOperator(value: JsonValue | undefined): value is Operator {
  return typeof value === 'string' && Object.hasOwn(comparisons, value);
}
