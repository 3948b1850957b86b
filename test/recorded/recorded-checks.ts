/** Rules that are checked: what they say, why, and what is noted of how they are written. */
export const CHECKS = `
net + tax = total
net + tax != total
near(net + tax, total)
near(net, total, 0.5)
near(net + tax, total, 0.001) and net > 5000
net * rate / 100 = tax
net * (rate + 1) / 100 = tax
tax / net < 0.1
net < tax
net <= tax
tax > net
tax >= net
net between 1 and 100
net between 1 and 3000
total in [1, 2, 3]
rate in (7, 19)
rate in [7..19)
rate in (7..19]
rate in (> 5, < 2)
rate in (< 5)
rate in (> 5)
rate in ([7..19])
rate in < 5
currency in ["EUR", "USD"]
currency in ["GBP", "CHF"]
currency = "EUR" or currency = "USD"
currency = "USD" or net < 5
currency = "GBP"
currency = "EUR" and currency = "USD"
net > 5 and net < 3
net > 5 and tax = null and net < 3000
purchase order != null
purchase order = null
seller.name = null
purchase order = "PO-1"
net = null and net > 5
dueDate >= invoiceDate
dueDate < invoiceDate
dueDate = "2026-03-02"
dueDate = "soon"
dueDate <= invoiceDate + duration("P14D")
dueDate - invoiceDate = duration("P30D")
dueDate - invoiceDate > duration("P45D")
invoiceDate <= today()
dueDate <= today()
duration("P1M") = duration("P30D")
duration("P1M") < duration("P2M")
every item in items satisfies item.quantity * item.price = item.amount
every item in items satisfies item.amount > 0
every item in items satisfies item.quantity > 0
(every item in items satisfies item.quantity > 4)
((every item in items satisfies item.amount > 100) and net > 5)
every item in items satisfies item.net weight < 5
count(items[net weight > 1]) = 1
every item in items satisfies item.sku != null
every item in items satisfies (item.amount < 10 or item.quantity >= 2)
every item in items, part in item.parts satisfies part < 3
every p in tags satisfies p != "urgent"
some item in items satisfies item.amount > 1000
some item in items satisfies item.amount > 10000
some item in items satisfies item.price > 10000
every item in net satisfies item > 1
sum(items.amount) = net
near(sum(items.amount), net, 2)
sum(items[amount > 10].amount) = net
count(items) = 4 and count(items) > 5
count(distinct values(tags)) = count(tags)
items.amount = [30, 2500, -0.5, 2]
items.amount = [30]
tags = ["urgent", "Ä"]
seller = seller
items[1] = items[4]
tags contains "x"
list contains(tags, "late")
if paid then total = 0 else total > 0
if paid then total > 0 else total = 0
not(net > 5)
not(paid)
iban(seller.iban)
vat id(seller.vatId)
bic(number)
isbn(number)
matches(number, "^INV")
matches(number, "(")
contains(number, "2025")
lookup("vendors", "vatId", seller.vatId) != null
lookup("vendors", "vatId", "XX1") != null
lookup("vendors", "vatId", number) != null
lookup("vendors", "vatId", seller.vatId).name = seller.name
lookup("vendors", "vatId", seller.vatId).city = "Bonn"
lookup("articles", "sku", "A") != null
paid
net
tags
"yes"
paid = true
paid = "yes"
net = "2530"
seller.name > 5
number + 5 = 7
net + seller = 7
sum(tags) > 5
sum(number) > 5
upper case(net) = "X"
date("2026-13-01") > dueDate
net < 0
net > 1000000
net >= 1000000
net <= 0
rate = 101
rate between 101 and 200
count(items) < 0
string length(number) <= -1
abs(net) = -5
net > net
net = net
1 = 1
1 > 2
true
foo = 5
seller.foo = 5
items.foo = [1]
every item in items satisfies item.foo > 1
[1, 2, 3, 4, 5] = [net]
[1, 2, 3, 4, 5, 6] = [net]
number = "a text of sixty characters, which is shown as a whole: 12345"
number = "a text of sixty-one characters, of which the last is cut: 123"
date("2026-01-01") > net
@"2026-01-01" > net
duration("P1D") > net
duration("P1M") > duration("P2M")
duration("P3M") = duration("P1D")
rates.EUR = 1
rates.GBP = 1
net + = 5
net +
(net

nofunction(net) = 1
near(net) = 1
round(net, 1, 2) = 1
near(left: net, right: tax)
net instance of number
for i in items return i.amount
items[1].sku = "A-1" and items[-1].sku = "B"
{ a: net }.a = 5
`;
