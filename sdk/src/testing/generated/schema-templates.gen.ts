// Generated from openapi/ by `npm run generate`. Do not edit.
import type { SchemaTemplate } from '../../generated/types.gen.ts';

/** What `GET /schema-templates` answers. */
export const SCHEMA_TEMPLATES: readonly SchemaTemplate[] = [
  {
    "key": "invoice",
    "name": "Invoice",
    "description": "An invoice for goods or services",
    "definition": {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Invoice",
      "type": "object",
      "description": "An invoice for goods or services",
      "properties": {
        "invoiceNumber": {
          "type": [
            "string",
            "null"
          ],
          "description": "Number of the invoice, as the seller writes it"
        },
        "invoiceDate": {
          "type": [
            "string",
            "null"
          ],
          "format": "date",
          "description": "Date on which the invoice was issued"
        },
        "dueDate": {
          "type": [
            "string",
            "null"
          ],
          "format": "date",
          "description": "Date by which it must be paid"
        },
        "purchaseOrder": {
          "type": [
            "string",
            "null"
          ],
          "description": "Purchase order number of the buyer"
        },
        "seller": {
          "type": "object",
          "description": "Company that issued the invoice",
          "properties": {
            "name": {
              "type": [
                "string",
                "null"
              ],
              "description": "Name of the company or person"
            },
            "address": {
              "type": [
                "string",
                "null"
              ],
              "description": "Postal address: street, postal code, city, country"
            },
            "vatId": {
              "type": [
                "string",
                "null"
              ],
              "description": "VAT identification number of the seller"
            }
          },
          "required": [
            "name",
            "address",
            "vatId"
          ],
          "additionalProperties": false
        },
        "buyer": {
          "type": "object",
          "description": "Company or person that is billed",
          "properties": {
            "name": {
              "type": [
                "string",
                "null"
              ],
              "description": "Name of the company or person"
            },
            "address": {
              "type": [
                "string",
                "null"
              ],
              "description": "Postal address: street, postal code, city, country"
            },
            "vatId": {
              "type": [
                "string",
                "null"
              ],
              "description": "VAT identification number of the buyer"
            }
          },
          "required": [
            "name",
            "address",
            "vatId"
          ],
          "additionalProperties": false
        },
        "currency": {
          "type": [
            "string",
            "null"
          ],
          "description": "Currency of the amounts, as an ISO 4217 code such as EUR"
        },
        "lineItems": {
          "type": "array",
          "description": "What is charged, one entry a line, in the order of the invoice",
          "items": {
            "type": "object",
            "properties": {
              "description": {
                "type": [
                  "string",
                  "null"
                ],
                "description": "What the line is for"
              },
              "quantity": {
                "type": [
                  "number",
                  "null"
                ],
                "description": "Number of units"
              },
              "unitPrice": {
                "type": [
                  "number",
                  "null"
                ],
                "description": "Price of one unit, without tax"
              },
              "amount": {
                "type": [
                  "number",
                  "null"
                ],
                "description": "Amount of the line, without tax"
              }
            },
            "required": [
              "description",
              "quantity",
              "unitPrice",
              "amount"
            ],
            "additionalProperties": false
          }
        },
        "subtotal": {
          "type": [
            "number",
            "null"
          ],
          "description": "Sum of the lines, without tax"
        },
        "taxRate": {
          "type": [
            "number",
            "null"
          ],
          "description": "Rate of VAT in percent, for example 19"
        },
        "taxAmount": {
          "type": [
            "number",
            "null"
          ],
          "description": "Amount of VAT"
        },
        "total": {
          "type": [
            "number",
            "null"
          ],
          "description": "Amount to pay, with tax"
        },
        "iban": {
          "type": [
            "string",
            "null"
          ],
          "description": "IBAN of the account to pay to"
        }
      },
      "required": [
        "invoiceNumber",
        "invoiceDate",
        "dueDate",
        "purchaseOrder",
        "seller",
        "buyer",
        "currency",
        "lineItems",
        "subtotal",
        "taxRate",
        "taxAmount",
        "total",
        "iban"
      ],
      "additionalProperties": false
    },
    "document": {
      "name": "invoice.pdf",
      "mimeType": "application/pdf",
      "fileSize": 9790
    }
  },
  {
    "key": "receipt",
    "name": "Receipt",
    "description": "A receipt of a shop or restaurant",
    "definition": {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Receipt",
      "type": "object",
      "description": "A receipt of a shop or restaurant",
      "properties": {
        "merchantName": {
          "type": [
            "string",
            "null"
          ],
          "description": "Name of the shop or restaurant"
        },
        "merchantAddress": {
          "type": [
            "string",
            "null"
          ],
          "description": "Postal address of the shop or restaurant"
        },
        "receiptNumber": {
          "type": [
            "string",
            "null"
          ],
          "description": "Number of the receipt"
        },
        "purchaseDate": {
          "type": [
            "string",
            "null"
          ],
          "format": "date",
          "description": "Date of the purchase"
        },
        "items": {
          "type": "array",
          "description": "What was bought, one entry a line",
          "items": {
            "type": "object",
            "properties": {
              "description": {
                "type": [
                  "string",
                  "null"
                ],
                "description": "Name of the article"
              },
              "quantity": {
                "type": [
                  "number",
                  "null"
                ],
                "description": "Number of units"
              },
              "amount": {
                "type": [
                  "number",
                  "null"
                ],
                "description": "Amount of the line"
              }
            },
            "required": [
              "description",
              "quantity",
              "amount"
            ],
            "additionalProperties": false
          }
        },
        "subtotal": {
          "type": [
            "number",
            "null"
          ],
          "description": "Sum before tax"
        },
        "taxAmount": {
          "type": [
            "number",
            "null"
          ],
          "description": "Amount of tax"
        },
        "total": {
          "type": [
            "number",
            "null"
          ],
          "description": "Total amount paid"
        },
        "currency": {
          "type": [
            "string",
            "null"
          ],
          "description": "Currency of the amounts, as an ISO 4217 code such as EUR"
        },
        "paymentMethod": {
          "type": [
            "string",
            "null"
          ],
          "description": "How it was paid, such as cash or a kind of card"
        }
      },
      "required": [
        "merchantName",
        "merchantAddress",
        "receiptNumber",
        "purchaseDate",
        "items",
        "subtotal",
        "taxAmount",
        "total",
        "currency",
        "paymentMethod"
      ],
      "additionalProperties": false
    },
    "document": {
      "name": "receipt.pdf",
      "mimeType": "application/pdf",
      "fileSize": 6576
    }
  },
  {
    "key": "order",
    "name": "Purchase order",
    "description": "An order of goods that a buyer sends to a supplier",
    "definition": {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Purchase order",
      "type": "object",
      "description": "An order of goods that a buyer sends to a supplier",
      "properties": {
        "orderNumber": {
          "type": [
            "string",
            "null"
          ],
          "description": "Number of the order"
        },
        "orderDate": {
          "type": [
            "string",
            "null"
          ],
          "format": "date",
          "description": "Date of the order"
        },
        "deliveryDate": {
          "type": [
            "string",
            "null"
          ],
          "format": "date",
          "description": "Date on which the goods are wanted"
        },
        "buyer": {
          "type": "object",
          "description": "Company that orders",
          "properties": {
            "name": {
              "type": [
                "string",
                "null"
              ],
              "description": "Name of the company or person"
            },
            "address": {
              "type": [
                "string",
                "null"
              ],
              "description": "Postal address: street, postal code, city, country"
            }
          },
          "required": [
            "name",
            "address"
          ],
          "additionalProperties": false
        },
        "supplier": {
          "type": "object",
          "description": "Company that is to deliver",
          "properties": {
            "name": {
              "type": [
                "string",
                "null"
              ],
              "description": "Name of the company or person"
            },
            "address": {
              "type": [
                "string",
                "null"
              ],
              "description": "Postal address: street, postal code, city, country"
            }
          },
          "required": [
            "name",
            "address"
          ],
          "additionalProperties": false
        },
        "currency": {
          "type": [
            "string",
            "null"
          ],
          "description": "Currency of the amounts, as an ISO 4217 code such as EUR"
        },
        "lineItems": {
          "type": "array",
          "description": "What is ordered, one entry a line",
          "items": {
            "type": "object",
            "properties": {
              "articleNumber": {
                "type": [
                  "string",
                  "null"
                ],
                "description": "Article number"
              },
              "description": {
                "type": [
                  "string",
                  "null"
                ],
                "description": "Description of the article"
              },
              "quantity": {
                "type": [
                  "number",
                  "null"
                ],
                "description": "Ordered quantity"
              },
              "unitPrice": {
                "type": [
                  "number",
                  "null"
                ],
                "description": "Price of one unit"
              },
              "amount": {
                "type": [
                  "number",
                  "null"
                ],
                "description": "Amount of the line"
              }
            },
            "required": [
              "articleNumber",
              "description",
              "quantity",
              "unitPrice",
              "amount"
            ],
            "additionalProperties": false
          }
        },
        "total": {
          "type": [
            "number",
            "null"
          ],
          "description": "Total amount of the order"
        },
        "paymentTerms": {
          "type": [
            "string",
            "null"
          ],
          "description": "Terms of payment"
        }
      },
      "required": [
        "orderNumber",
        "orderDate",
        "deliveryDate",
        "buyer",
        "supplier",
        "currency",
        "lineItems",
        "total",
        "paymentTerms"
      ],
      "additionalProperties": false
    },
    "document": {
      "name": "order.pdf",
      "mimeType": "application/pdf",
      "fileSize": 8483
    }
  },
  {
    "key": "delivery-note",
    "name": "Delivery note",
    "description": "A note that comes with delivered goods",
    "definition": {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Delivery note",
      "type": "object",
      "description": "A note that comes with delivered goods",
      "properties": {
        "deliveryNoteNumber": {
          "type": [
            "string",
            "null"
          ],
          "description": "Number of the delivery note"
        },
        "deliveryDate": {
          "type": [
            "string",
            "null"
          ],
          "format": "date",
          "description": "Date of the delivery"
        },
        "orderNumber": {
          "type": [
            "string",
            "null"
          ],
          "description": "Number of the order that is delivered"
        },
        "customerNumber": {
          "type": [
            "string",
            "null"
          ],
          "description": "Number of the customer at the sender"
        },
        "sender": {
          "type": "object",
          "description": "Company that sends the goods",
          "properties": {
            "name": {
              "type": [
                "string",
                "null"
              ],
              "description": "Name of the company or person"
            },
            "address": {
              "type": [
                "string",
                "null"
              ],
              "description": "Postal address: street, postal code, city, country"
            }
          },
          "required": [
            "name",
            "address"
          ],
          "additionalProperties": false
        },
        "recipient": {
          "type": "object",
          "description": "Company or person that receives the goods",
          "properties": {
            "name": {
              "type": [
                "string",
                "null"
              ],
              "description": "Name of the company or person"
            },
            "address": {
              "type": [
                "string",
                "null"
              ],
              "description": "Postal address: street, postal code, city, country"
            }
          },
          "required": [
            "name",
            "address"
          ],
          "additionalProperties": false
        },
        "carrier": {
          "type": [
            "string",
            "null"
          ],
          "description": "Company that carries the goods"
        },
        "items": {
          "type": "array",
          "description": "What was delivered, one entry a line",
          "items": {
            "type": "object",
            "properties": {
              "articleNumber": {
                "type": [
                  "string",
                  "null"
                ],
                "description": "Article number"
              },
              "description": {
                "type": [
                  "string",
                  "null"
                ],
                "description": "Description of the article"
              },
              "quantity": {
                "type": [
                  "number",
                  "null"
                ],
                "description": "Delivered quantity"
              },
              "unit": {
                "type": [
                  "string",
                  "null"
                ],
                "description": "Unit of the quantity, such as pcs or kg"
              }
            },
            "required": [
              "articleNumber",
              "description",
              "quantity",
              "unit"
            ],
            "additionalProperties": false
          }
        },
        "packageCount": {
          "type": [
            "integer",
            "null"
          ],
          "description": "Number of packages"
        },
        "grossWeight": {
          "type": [
            "number",
            "null"
          ],
          "description": "Gross weight in kilograms"
        }
      },
      "required": [
        "deliveryNoteNumber",
        "deliveryDate",
        "orderNumber",
        "customerNumber",
        "sender",
        "recipient",
        "carrier",
        "items",
        "packageCount",
        "grossWeight"
      ],
      "additionalProperties": false
    },
    "document": {
      "name": "delivery-note.pdf",
      "mimeType": "application/pdf",
      "fileSize": 8380
    }
  },
  {
    "key": "contract",
    "name": "Contract",
    "description": "An agreement between two or more parties",
    "definition": {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Contract",
      "type": "object",
      "description": "An agreement between two or more parties",
      "properties": {
        "title": {
          "type": [
            "string",
            "null"
          ],
          "description": "Title of the contract"
        },
        "effectiveDate": {
          "type": [
            "string",
            "null"
          ],
          "format": "date",
          "description": "Date on which the contract takes effect"
        },
        "parties": {
          "type": "array",
          "description": "The parties of the contract",
          "items": {
            "type": "object",
            "properties": {
              "name": {
                "type": [
                  "string",
                  "null"
                ],
                "description": "Name of the party"
              },
              "role": {
                "type": [
                  "string",
                  "null"
                ],
                "description": "Role of the party, such as Supplier or Customer"
              }
            },
            "required": [
              "name",
              "role"
            ],
            "additionalProperties": false
          }
        },
        "term": {
          "type": [
            "string",
            "null"
          ],
          "description": "How long the contract runs, such as 24 months"
        },
        "expirationDate": {
          "type": [
            "string",
            "null"
          ],
          "format": "date",
          "description": "Date on which the contract ends"
        },
        "noticePeriod": {
          "type": [
            "string",
            "null"
          ],
          "description": "Notice period of a termination"
        },
        "contractValue": {
          "type": [
            "number",
            "null"
          ],
          "description": "Agreed price or fee"
        },
        "currency": {
          "type": [
            "string",
            "null"
          ],
          "description": "Currency of the amounts, as an ISO 4217 code such as EUR"
        },
        "paymentTerms": {
          "type": [
            "string",
            "null"
          ],
          "description": "Terms of payment"
        },
        "governingLaw": {
          "type": [
            "string",
            "null"
          ],
          "description": "Law that governs the contract"
        },
        "jurisdiction": {
          "type": [
            "string",
            "null"
          ],
          "description": "Place of the courts that decide disputes"
        }
      },
      "required": [
        "title",
        "effectiveDate",
        "parties",
        "term",
        "expirationDate",
        "noticePeriod",
        "contractValue",
        "currency",
        "paymentTerms",
        "governingLaw",
        "jurisdiction"
      ],
      "additionalProperties": false
    },
    "document": {
      "name": "contract.pdf",
      "mimeType": "application/pdf",
      "fileSize": 6079
    }
  },
  {
    "key": "resume",
    "name": "Résumé",
    "description": "A résumé (curriculum vitae) of an applicant",
    "definition": {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Résumé",
      "type": "object",
      "description": "A résumé (curriculum vitae) of an applicant",
      "properties": {
        "fullName": {
          "type": [
            "string",
            "null"
          ],
          "description": "Name of the applicant"
        },
        "email": {
          "type": [
            "string",
            "null"
          ],
          "description": "E-mail address"
        },
        "phone": {
          "type": [
            "string",
            "null"
          ],
          "description": "Telephone number"
        },
        "address": {
          "type": [
            "string",
            "null"
          ],
          "description": "Postal address"
        },
        "workExperience": {
          "type": "array",
          "description": "Positions, in the order of the document",
          "items": {
            "type": "object",
            "properties": {
              "jobTitle": {
                "type": [
                  "string",
                  "null"
                ],
                "description": "Title of the position"
              },
              "employer": {
                "type": [
                  "string",
                  "null"
                ],
                "description": "Name of the employer"
              },
              "startYear": {
                "type": [
                  "integer",
                  "null"
                ],
                "description": "Year in which the employment began"
              },
              "endYear": {
                "type": [
                  "integer",
                  "null"
                ],
                "description": "Year in which the employment ended; null for the current position"
              }
            },
            "required": [
              "jobTitle",
              "employer",
              "startYear",
              "endYear"
            ],
            "additionalProperties": false
          }
        },
        "education": {
          "type": "array",
          "description": "Degrees and training, in the order of the document",
          "items": {
            "type": "object",
            "properties": {
              "degree": {
                "type": [
                  "string",
                  "null"
                ],
                "description": "Degree or certificate"
              },
              "institution": {
                "type": [
                  "string",
                  "null"
                ],
                "description": "School or university"
              },
              "year": {
                "type": [
                  "integer",
                  "null"
                ],
                "description": "Year of graduation"
              }
            },
            "required": [
              "degree",
              "institution",
              "year"
            ],
            "additionalProperties": false
          }
        },
        "skills": {
          "type": "array",
          "description": "Skills, one entry each",
          "items": {
            "type": "string"
          }
        },
        "languages": {
          "type": "array",
          "description": "Languages, one entry each",
          "items": {
            "type": "string"
          }
        }
      },
      "required": [
        "fullName",
        "email",
        "phone",
        "address",
        "workExperience",
        "education",
        "skills",
        "languages"
      ],
      "additionalProperties": false
    },
    "document": {
      "name": "resume.pdf",
      "mimeType": "application/pdf",
      "fileSize": 8580
    }
  },
  {
    "key": "bank-statement",
    "name": "Bank statement",
    "description": "A statement of the transactions of a bank account",
    "definition": {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Bank statement",
      "type": "object",
      "description": "A statement of the transactions of a bank account",
      "properties": {
        "bankName": {
          "type": [
            "string",
            "null"
          ],
          "description": "Name of the bank"
        },
        "accountHolder": {
          "type": [
            "string",
            "null"
          ],
          "description": "Name of the account holder"
        },
        "iban": {
          "type": [
            "string",
            "null"
          ],
          "description": "IBAN of the account"
        },
        "accountNumber": {
          "type": [
            "string",
            "null"
          ],
          "description": "Account number, where it is not an IBAN"
        },
        "bic": {
          "type": [
            "string",
            "null"
          ],
          "description": "BIC of the bank"
        },
        "statementNumber": {
          "type": [
            "string",
            "null"
          ],
          "description": "Number of the statement"
        },
        "periodStart": {
          "type": [
            "string",
            "null"
          ],
          "format": "date",
          "description": "First day of the statement period"
        },
        "periodEnd": {
          "type": [
            "string",
            "null"
          ],
          "format": "date",
          "description": "Last day of the statement period"
        },
        "currency": {
          "type": [
            "string",
            "null"
          ],
          "description": "Currency of the amounts, as an ISO 4217 code such as EUR"
        },
        "openingBalance": {
          "type": [
            "number",
            "null"
          ],
          "description": "Balance at the start of the period"
        },
        "closingBalance": {
          "type": [
            "number",
            "null"
          ],
          "description": "Balance at the end of the period"
        },
        "transactions": {
          "type": "array",
          "description": "Transactions, in the order of the statement",
          "items": {
            "type": "object",
            "properties": {
              "date": {
                "type": [
                  "string",
                  "null"
                ],
                "format": "date",
                "description": "Booking date"
              },
              "description": {
                "type": [
                  "string",
                  "null"
                ],
                "description": "What the transaction is for"
              },
              "amount": {
                "type": [
                  "number",
                  "null"
                ],
                "description": "Amount; negative if it was debited"
              },
              "balance": {
                "type": [
                  "number",
                  "null"
                ],
                "description": "Balance after the transaction"
              }
            },
            "required": [
              "date",
              "description",
              "amount",
              "balance"
            ],
            "additionalProperties": false
          }
        }
      },
      "required": [
        "bankName",
        "accountHolder",
        "iban",
        "accountNumber",
        "bic",
        "statementNumber",
        "periodStart",
        "periodEnd",
        "currency",
        "openingBalance",
        "closingBalance",
        "transactions"
      ],
      "additionalProperties": false
    },
    "document": {
      "name": "bank-statement.pdf",
      "mimeType": "application/pdf",
      "fileSize": 7863
    }
  },
  {
    "key": "payslip",
    "name": "Payslip",
    "description": "A statement of an employee's pay and deductions",
    "definition": {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Payslip",
      "type": "object",
      "description": "A statement of an employee's pay and deductions",
      "properties": {
        "employer": {
          "type": "object",
          "description": "Employer",
          "properties": {
            "name": {
              "type": [
                "string",
                "null"
              ],
              "description": "Name of the company or person"
            },
            "address": {
              "type": [
                "string",
                "null"
              ],
              "description": "Postal address: street, postal code, city, country"
            }
          },
          "required": [
            "name",
            "address"
          ],
          "additionalProperties": false
        },
        "employeeName": {
          "type": [
            "string",
            "null"
          ],
          "description": "Name of the employee"
        },
        "employeeNumber": {
          "type": [
            "string",
            "null"
          ],
          "description": "Number of the employee at the employer"
        },
        "taxCode": {
          "type": [
            "string",
            "null"
          ],
          "description": "Tax code or tax class"
        },
        "payPeriod": {
          "type": [
            "string",
            "null"
          ],
          "description": "Period of the payslip, as written"
        },
        "payDate": {
          "type": [
            "string",
            "null"
          ],
          "format": "date",
          "description": "Date of the payment"
        },
        "currency": {
          "type": [
            "string",
            "null"
          ],
          "description": "Currency of the amounts, as an ISO 4217 code such as EUR"
        },
        "lines": {
          "type": "array",
          "description": "Earnings and deductions, one entry a line",
          "items": {
            "type": "object",
            "properties": {
              "description": {
                "type": [
                  "string",
                  "null"
                ],
                "description": "Kind of pay or deduction"
              },
              "earnings": {
                "type": [
                  "number",
                  "null"
                ],
                "description": "Amount that is earned"
              },
              "deductions": {
                "type": [
                  "number",
                  "null"
                ],
                "description": "Amount that is deducted, without a sign"
              }
            },
            "required": [
              "description",
              "earnings",
              "deductions"
            ],
            "additionalProperties": false
          }
        },
        "grossPay": {
          "type": [
            "number",
            "null"
          ],
          "description": "Gross pay"
        },
        "totalDeductions": {
          "type": [
            "number",
            "null"
          ],
          "description": "Sum of the deductions"
        },
        "netPay": {
          "type": [
            "number",
            "null"
          ],
          "description": "Net pay"
        },
        "iban": {
          "type": [
            "string",
            "null"
          ],
          "description": "IBAN of the account that receives the pay"
        }
      },
      "required": [
        "employer",
        "employeeName",
        "employeeNumber",
        "taxCode",
        "payPeriod",
        "payDate",
        "currency",
        "lines",
        "grossPay",
        "totalDeductions",
        "netPay",
        "iban"
      ],
      "additionalProperties": false
    },
    "document": {
      "name": "payslip.pdf",
      "mimeType": "application/pdf",
      "fileSize": 10055
    }
  },
  {
    "key": "identity-document",
    "name": "Identity document",
    "description": "A passport, identity card or residence permit",
    "definition": {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Identity document",
      "type": "object",
      "description": "A passport, identity card or residence permit",
      "properties": {
        "documentType": {
          "type": [
            "string",
            "null"
          ],
          "description": "Kind of document, such as Passport"
        },
        "documentNumber": {
          "type": [
            "string",
            "null"
          ],
          "description": "Number of the document"
        },
        "surname": {
          "type": [
            "string",
            "null"
          ],
          "description": "Surname of the holder"
        },
        "givenNames": {
          "type": [
            "string",
            "null"
          ],
          "description": "Given names of the holder"
        },
        "nationality": {
          "type": [
            "string",
            "null"
          ],
          "description": "Nationality of the holder"
        },
        "dateOfBirth": {
          "type": [
            "string",
            "null"
          ],
          "format": "date",
          "description": "Date of birth of the holder"
        },
        "placeOfBirth": {
          "type": [
            "string",
            "null"
          ],
          "description": "Place of birth of the holder"
        },
        "sex": {
          "type": [
            "string",
            "null"
          ],
          "description": "Sex of the holder, as printed"
        },
        "dateOfIssue": {
          "type": [
            "string",
            "null"
          ],
          "format": "date",
          "description": "Date on which the document was issued"
        },
        "dateOfExpiry": {
          "type": [
            "string",
            "null"
          ],
          "format": "date",
          "description": "Last day on which the document is valid"
        },
        "issuingAuthority": {
          "type": [
            "string",
            "null"
          ],
          "description": "Authority that issued the document"
        }
      },
      "required": [
        "documentType",
        "documentNumber",
        "surname",
        "givenNames",
        "nationality",
        "dateOfBirth",
        "placeOfBirth",
        "sex",
        "dateOfIssue",
        "dateOfExpiry",
        "issuingAuthority"
      ],
      "additionalProperties": false
    },
    "document": {
      "name": "identity-document.pdf",
      "mimeType": "application/pdf",
      "fileSize": 5734
    }
  },
  {
    "key": "form",
    "name": "Form",
    "description": "A form that a person filled in, such as an application or a registration",
    "definition": {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Form",
      "type": "object",
      "description": "A form that a person filled in, such as an application or a registration",
      "properties": {
        "formTitle": {
          "type": [
            "string",
            "null"
          ],
          "description": "Title of the form, as printed"
        },
        "referenceNumber": {
          "type": [
            "string",
            "null"
          ],
          "description": "Reference or file number"
        },
        "lastName": {
          "type": [
            "string",
            "null"
          ],
          "description": "Last name of the person"
        },
        "firstName": {
          "type": [
            "string",
            "null"
          ],
          "description": "First name of the person"
        },
        "dateOfBirth": {
          "type": [
            "string",
            "null"
          ],
          "format": "date",
          "description": "Date of birth of the person"
        },
        "address": {
          "type": [
            "string",
            "null"
          ],
          "description": "Postal address: street, postal code, city"
        },
        "email": {
          "type": [
            "string",
            "null"
          ],
          "description": "E-mail address"
        },
        "phone": {
          "type": [
            "string",
            "null"
          ],
          "description": "Telephone number"
        },
        "membershipType": {
          "type": [
            "string",
            "null"
          ],
          "enum": [
            "Adult",
            "Student",
            "Family",
            null
          ],
          "description": "Chosen kind of membership"
        },
        "newsletter": {
          "type": [
            "boolean",
            "null"
          ],
          "description": "Whether the person wants the newsletter"
        },
        "date": {
          "type": [
            "string",
            "null"
          ],
          "format": "date",
          "description": "Date on which the form was signed"
        },
        "place": {
          "type": [
            "string",
            "null"
          ],
          "description": "Place where the form was signed"
        }
      },
      "required": [
        "formTitle",
        "referenceNumber",
        "lastName",
        "firstName",
        "dateOfBirth",
        "address",
        "email",
        "phone",
        "membershipType",
        "newsletter",
        "date",
        "place"
      ],
      "additionalProperties": false
    },
    "document": {
      "name": "form.pdf",
      "mimeType": "application/pdf",
      "fileSize": 5559
    }
  }
];

/** The documents of the templates in base64, by the template's key. */
export const TEMPLATE_DOCUMENTS: Readonly<Record<string, string>> = {
  "invoice": "JVBERi0xLjMKJf////8KNyAwIG9iago8PAovVHlwZSAvUGFnZQovUGFyZW50IDEgMCBSCi9NZWRpYUJveCBbMCAwIDU5NS4yOCA4NDEuODldCi9Db250ZW50cyA1IDAgUgovUmVzb3VyY2VzIDYgMCBSCi9Vc2VyVW5pdCAxCj4+CmVuZG9iago2IDAgb2JqCjw8Ci9Qcm9jU2V0IFsvUERGIC9UZXh0IC9JbWFnZUIgL0ltYWdlQyAvSW1hZ2VJXQovRm9udCA8PAovRjIgOCAwIFIKL0YxIDkgMCBSCj4+Ci9Db2xvclNwYWNlIDw8Cj4+Cj4+CmVuZG9iago1IDAgb2JqCjw8Ci9MZW5ndGggODM2Nwo+PgpzdHJlYW0KMSAwIDAgLTEgMCA4NDEuODkgY20KL0RldmljZVJHQiBjcwowLjA1ODgyMzUyOTQxMTc2NDcwNSAwLjQ2Mjc0NTA5ODAzOTIxNTcgMC40MzEzNzI1NDkwMTk2MDc4NiBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDc3Mi4yNDggVG0KL0YyIDE5IFRmCls8NDk0ZTU2PiA1MCA8NGY0OTQzNDU+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjA1ODgyMzUyOTQxMTc2NDcwNSAwLjQ2Mjc0NTA5ODAzOTIxNTcgMC40MzEzNzI1NDkwMTk2MDc4NiBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDczOS43ODcgVG0KL0YyIDguNSBUZgpbPDQ2NzI+IDIwIDw2ZjZkPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA3MjQuMDY5IFRtCi9GMSA5LjUgVGYKWzw0ZTZmNzI+IC00MCA8NzQ2ODZjNjk2NzY4NzQyMDRjNjE2ZDcwNzMyMDRjNzQ2ND4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNzEwLjU2OSBUbQovRjEgOS41IFRmCls8MzEzNDIwNTE3NTYxNzI3Mj4gLTMwIDw3OTIwNTI2ZjYxNjQ+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDY5Ny4wNjkgVG0KL0YxIDkuNSBUZgpbPDRjNjU2NTY0NzMyMDRjNTMzNjIwMzI0MTQyPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA2ODMuNTY5IFRtCi9GMSA5LjUgVGYKWzw1NTZlNjk3NDY1NjQyMDRiNjk2ZTY3NjQ2ZjZkPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA2NzAuMDY5IFRtCi9GMSA5LjUgVGYKWzw1Nj4gODAgPDQxPiAxMjAgPDU0MjA0OTQ0M2E+IDUwIDwyMDQ3NDIzMTMyMzMzNDM1MzYzNzM4Mzk+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjA1ODgyMzUyOTQxMTc2NDcwNSAwLjQ2Mjc0NTA5ODAzOTIxNTcgMC40MzEzNzI1NDkwMTk2MDc4NiBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDI5Ny42NCA3MzkuNzg3IFRtCi9GMiA4LjUgVGYKWzw0MjY5NmM2YzIwNzQ2Zj4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMjk3LjY0IDcyNC4wNjkgVG0KL0YxIDkuNSBUZgpbPDQyNjk3MjYzNjgyMDI2MjA+IDUwIDw1Nj4gNzAgPDYxNmM2NTIwNDg2Zjc0NjU2YzczMjA0Yzc0NjQ+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDI5Ny42NCA3MTAuNTY5IFRtCi9GMSA5LjUgVGYKWzwzMzIwNDM2MTczNzQ2YzY1MjA1Mzc0NzI2NTY1NzQ+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDI5Ny42NCA2OTcuMDY5IFRtCi9GMSA5LjUgVGYKWzw0NTY0Njk2ZTYyPiAyMCA8NzU3MjY3NjgyMDQ1NDgzMTIwMzI0NDUwPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyOTcuNjQgNjgzLjU2OSBUbQovRjEgOS41IFRmCls8NTU2ZTY5NzQ2NTY0MjA0YjY5NmU2NzY0NmY2ZD4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNjQyLjU2OSBUbQovRjEgOS41IFRmCls8NDk2ZT4gMjAgPDc2PiAyNSA8NmY2OTYzNjUyMDZlPiAxMCA8NzU2ZDYyNjU3Mj4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMjA2IDY0Mi41NjkgVG0KL0YxIDkuNSBUZgpbPDRlNGMyZDMyMzAzMjM2MmQzMDM0MzEzMj4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNjI1LjU2OSBUbQovRjEgOS41IFRmCls8NDk2ZT4gMjAgPDc2PiAyNSA8NmY2OTYzNjUyMDY0NjE3NDY1PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyMDYgNjI1LjU2OSBUbQovRjEgOS41IFRmCls8MzEzMDIwNDY+IDMwIDw2NTYyNzI+IC0xNSA8NzU2MTcyPiAtMzAgPDc5MjAzMjMwMzIzNj4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNjA4LjU2OSBUbQovRjEgOS41IFRmCls8NDQ3NTY1MjA2NDYxNzQ2NT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMjA2IDYwOC41NjkgVG0KL0YxIDkuNSBUZgpbPDMxMzIyMDRkNjE3MjYzNjgyMDMyMzAzMjM2PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC40MTk2MDc4NDMxMzcyNTQ5IDAuNDQ3MDU4ODIzNTI5NDExOCAwLjUwMTk2MDc4NDMxMzcyNTUgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA1OTEuNTY5IFRtCi9GMSA5LjUgVGYKWzw1MDc1NzI2MzY4NjE3MzY1MjA2ZjcyNjQ2NTcyPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyMDYgNTkxLjU2OSBUbQovRjEgOS41IFRmCls8NTA0ZjJkMzUzNTMzMzE+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjA1ODgyMzUyOTQxMTc2NDcwNSAwLjQ2Mjc0NTA5ODAzOTIxNTcgMC40MzEzNzI1NDkwMTk2MDc4NiBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDU2My4yODcgVG0KL0YyIDguNSBUZgpbPDQ0NjU3MzYzNzI2OTcwNzQ2OTZmNmU+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjA1ODgyMzUyOTQxMTc2NDcwNSAwLjQ2Mjc0NTA5ODAzOTIxNTcgMC40MzEzNzI1NDkwMTk2MDc4NiBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDMyMS42NTYgNTYzLjI4NyBUbQovRjIgOC41IFRmCls8NTE3NTYxNmU3NDY5NzQ3OT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMDU4ODIzNTI5NDExNzY0NzA1IDAuNDYyNzQ1MDk4MDM5MjE1NyAwLjQzMTM3MjU0OTAxOTYwNzg2IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMzk5LjA4NzYgNTYzLjI4NyBUbQovRjIgOC41IFRmCls8NTU2ZTY5NzQyMDcwNzI2OTYzNjU+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjA1ODgyMzUyOTQxMTc2NDcwNSAwLjQ2Mjc0NTA5ODAzOTIxNTcgMC40MzEzNzI1NDkwMTk2MDc4NiBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDQ5My4xNzU1IDU2My4yODcgVG0KL0YyIDguNSBUZgpbPDQxNmQ2Zjc1NmU3ND4gMF0gVEoKRVQKUQo1NiAyODYuNSBtCjUzOS4yOCAyODYuNSBsCjAuNiB3Ci9EZXZpY2VSR0IgQ1MKMC44MTk2MDc4NDMxMzcyNTQ5IDAuODM1Mjk0MTE3NjQ3MDU4OSAwLjg1ODgyMzUyOTQxMTc2NDcgU0NOClMKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDU0MS41NjkgVG0KL0YxIDkuNSBUZgpbPDQ0NjU3MzZiMjA2YzYxNmQ3MD4gMzUgPDJjMjA2MjcyPiAxMCA8NjE3MzczPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAzNDUuNTY4IDU0MS41NjkgVG0KL0YxIDkuNSBUZgpbPDMxMzI+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDQxNC41MjA2IDU0MS41NjkgVG0KL0YxIDkuNSBUZgpbPDM0MzgyZTM1MzA+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDQ5Ni4yMjkgNTQxLjU2OSBUbQovRjEgOS41IFRmCls8MzUzODMyMmUzMDMwPiAwXSBUSgpFVApRCjU2IDMwOC41IG0KNTM5LjI4IDMwOC41IGwKMC42IHcKL0RldmljZVJHQiBDUwowLjgxOTYwNzg0MzEzNzI1NDkgMC44MzUyOTQxMTc2NDcwNTg5IDAuODU4ODIzNTI5NDExNzY0NyBTQ04KUwovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNTE5LjU2OSBUbQovRjEgOS41IFRmCls8NTA+IDUwIDw2NTZlNjQ2MTZlNzQyMDZjNjE2ZDcwPiAzNSA8MmMyMDZmNzA2MTZjMjA2NzZjNjE3MzczPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAzNTAuODUgNTE5LjU2OSBUbQovRjEgOS41IFRmCls8MzQ+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDQwOS4yMzg2IDUxOS41NjkgVG0KL0YxIDkuNSBUZgpbPDMxMzEzMjJlMzAzMD4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNDk2LjIyOSA1MTkuNTY5IFRtCi9GMSA5LjUgVGYKWzwzNDM0MzgyZTMwMzA+IDBdIFRKCkVUClEKNTYgMzMwLjUgbQo1MzkuMjggMzMwLjUgbAowLjYgdwovRGV2aWNlUkdCIENTCjAuODE5NjA3ODQzMTM3MjU0OSAwLjgzNTI5NDExNzY0NzA1ODkgMC44NTg4MjM1Mjk0MTE3NjQ3IFNDTgpTCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA0OTcuNTY5IFRtCi9GMSA5LjUgVGYKWzw1MzcwNjE3MjY1MjA2Mj4gMjAgPDc1NmM2Mj4gNDAgPDJjMjA3Nz4gMTUgPDYxNzI+IC0yNSA8NmQyMDc3Njg2OTc0NjU+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDM0NS41NjggNDk3LjU2OSBUbQovRjEgOS41IFRmCls8MzQzMD4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNDE5LjgwMjYgNDk3LjU2OSBUbQovRjEgOS41IFRmCls8MzMyZTMyMzU+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDQ5Ni4yMjkgNDk3LjU2OSBUbQovRjEgOS41IFRmCls8MzEzMzMwMmUzMDMwPiAwXSBUSgpFVApRCjU2IDM1Mi41IG0KNTM5LjI4IDM1Mi41IGwKMC42IHcKL0RldmljZVJHQiBDUwowLjgxOTYwNzg0MzEzNzI1NDkgMC44MzUyOTQxMTc2NDcwNTg5IDAuODU4ODIzNTI5NDExNzY0NyBTQ04KUwovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMzUwIDQ2OC41NjkgVG0KL0YxIDkuNSBUZgpbPDUzNzU2Mjc0NmY3NDYxNmM+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDQ4OC4zMDYgNDY4LjU2OSBUbQovRjEgOS41IFRmCls8MzEyYzMxMzYzMDJlMzAzMD4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMzUwIDQ1MS41NjkgVG0KL0YxIDkuNSBUZgpbPDU2PiA4MCA8NDE+IDEyMCA8NTQyMDMyMzAyNT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNDk2LjIyOSA0NTEuNTY5IFRtCi9GMSA5LjUgVGYKWzwzMjMzMzIyZTMwMzA+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjQxOTYwNzg0MzEzNzI1NDkgMC40NDcwNTg4MjM1Mjk0MTE4IDAuNTAxOTYwNzg0MzEzNzI1NSBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDM1MCA0MzQuNTY5IFRtCi9GMSA5LjUgVGYKWzw1ND4gMTIwIDw2Zjc0NjE2YzIwNjQ3NTY1PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA0NjUuNjAxIDQzNC41NjkgVG0KL0YxIDkuNSBUZgpbPDQ3NDI1MDIwMzEyYzMzMzkzMjJlMzAzMD4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNDA1LjU2OSBUbQovRjEgOS41IFRmCls8NDk0MjQxNGU+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDIwNiA0MDUuNTY5IFRtCi9GMSA5LjUgVGYKWzw0NzQyMzIzOTIwNGU1NzQyNGIyMDM2MzAzMTM2MjAzMTMzMzMzMTIwMzkzMjM2MzgyMDMxMzk+IDBdIFRKCkVUClEKCmVuZHN0cmVhbQplbmRvYmoKMTEgMCBvYmoKKEV4Y2VycHQpCmVuZG9iagoxMiAwIG9iagooRXhjZXJwdCkKZW5kb2JqCjEzIDAgb2JqCihEOjIwMjYwMzEyMDkwMDAwWikKZW5kb2JqCjE0IDAgb2JqCihpbnZvaWNlKQplbmRvYmoKMTUgMCBvYmoKKEQ6MjAyNjAzMTIwOTAwMDBaKQplbmRvYmoKMTAgMCBvYmoKPDwKL1Byb2R1Y2VyIDExIDAgUgovQ3JlYXRvciAxMiAwIFIKL0NyZWF0aW9uRGF0ZSAxMyAwIFIKL1RpdGxlIDE0IDAgUgovTW9kRGF0ZSAxNSAwIFIKPj4KZW5kb2JqCjkgMCBvYmoKPDwKL1R5cGUgL0ZvbnQKL0Jhc2VGb250IC9IZWx2ZXRpY2EKL1N1YnR5cGUgL1R5cGUxCi9FbmNvZGluZyAvV2luQW5zaUVuY29kaW5nCj4+CmVuZG9iago4IDAgb2JqCjw8Ci9UeXBlIC9Gb250Ci9CYXNlRm9udCAvSGVsdmV0aWNhLUJvbGQKL1N1YnR5cGUgL1R5cGUxCi9FbmNvZGluZyAvV2luQW5zaUVuY29kaW5nCj4+CmVuZG9iago0IDAgb2JqCjw8Cj4+CmVuZG9iagozIDAgb2JqCjw8Ci9UeXBlIC9DYXRhbG9nCi9QYWdlcyAxIDAgUgovTmFtZXMgMiAwIFIKPj4KZW5kb2JqCjEgMCBvYmoKPDwKL1R5cGUgL1BhZ2VzCi9Db3VudCAxCi9LaWRzIFs3IDAgUl0KPj4KZW5kb2JqCjIgMCBvYmoKPDwKL0Rlc3RzIDw8CiAgL05hbWVzIFsKXQo+Pgo+PgplbmRvYmoKeHJlZgowIDE2CjAwMDAwMDAwMDAgNjU1MzUgZiAKMDAwMDAwOTIxMSAwMDAwMCBuIAowMDAwMDA5MjY4IDAwMDAwIG4gCjAwMDAwMDkxNDkgMDAwMDAgbiAKMDAwMDAwOTEyOCAwMDAwMCBuIAowMDAwMDAwMjU0IDAwMDAwIG4gCjAwMDAwMDAxMzcgMDAwMDAgbiAKMDAwMDAwMDAxNSAwMDAwMCBuIAowMDAwMDA5MDI2IDAwMDAwIG4gCjAwMDAwMDg5MjkgMDAwMDAgbiAKMDAwMDAwODgyMyAwMDAwMCBuIAowMDAwMDA4NjczIDAwMDAwIG4gCjAwMDAwMDg2OTkgMDAwMDAgbiAKMDAwMDAwODcyNSAwMDAwMCBuIAowMDAwMDA4NzYxIDAwMDAwIG4gCjAwMDAwMDg3ODcgMDAwMDAgbiAKdHJhaWxlcgo8PAovU2l6ZSAxNgovUm9vdCAzIDAgUgovSW5mbyAxMCAwIFIKL0lEIFs8OTBhYTYxNWNkY2NlYTU3Yzc0NjQ1MzM3NmZjYWJjNmQ+IDw5MGFhNjE1Y2RjY2VhNTdjNzQ2NDUzMzc2ZmNhYmM2ZD5dCj4+CnN0YXJ0eHJlZgo5MzE1CiUlRU9GCg==",
  "receipt": "JVBERi0xLjMKJf////8KNyAwIG9iago8PAovVHlwZSAvUGFnZQovUGFyZW50IDEgMCBSCi9NZWRpYUJveCBbMCAwIDU5NS4yOCA4NDEuODldCi9Db250ZW50cyA1IDAgUgovUmVzb3VyY2VzIDYgMCBSCi9Vc2VyVW5pdCAxCj4+CmVuZG9iago2IDAgb2JqCjw8Ci9Qcm9jU2V0IFsvUERGIC9UZXh0IC9JbWFnZUIgL0ltYWdlQyAvSW1hZ2VJXQovRm9udCA8PAovRjIgOCAwIFIKL0YxIDkgMCBSCj4+Ci9Db2xvclNwYWNlIDw8Cj4+Cj4+CmVuZG9iago1IDAgb2JqCjw8Ci9MZW5ndGggNTE1Mwo+PgpzdHJlYW0KMSAwIDAgLTEgMCA4NDEuODkgY20KL0RldmljZVJHQiBjcwowLjA1ODgyMzUyOTQxMTc2NDcwNSAwLjQ2Mjc0NTA5ODAzOTIxNTcgMC40MzEzNzI1NDkwMTk2MDc4NiBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDc3Mi4yNDggVG0KL0YyIDE5IFRmCls8NDM2ZjcyNmU2NTcyMjA0MjYxNmI2NTcyPiAtMTAgPDc5PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA3MzkuMDY5IFRtCi9GMSA5LjUgVGYKWzwzMjM3MjA0ZDY5NmM2YzIwNGM2MTZlNjU+IDE1IDwyYzIwNDI3Mj4gLTE1IDw2OTczNzQ2ZjZjMjA0MjUzMzEyMDM0NTE1ND4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNzExLjU2OSBUbQovRjEgOS41IFRmCls8NTI2NTYzNjU2OTcwNzQyMDZlPiAxMCA8NzU2ZDYyNjU3Mj4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMjA2IDcxMS41NjkgVG0KL0YxIDkuNSBUZgpbPDMwMzAzNDM4MzczMT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNjk0LjU2OSBUbQovRjEgOS41IFRmCls8NTA3NTcyNjM2ODYxNzM2NTIwNjQ2MTc0NjU+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDIwNiA2OTQuNTY5IFRtCi9GMSA5LjUgVGYKWzwzMTM3MmYzMDMxMmYzMjMwMzIzNj4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMDU4ODIzNTI5NDExNzY0NzA1IDAuNDYyNzQ1MDk4MDM5MjE1NyAwLjQzMTM3MjU0OTAxOTYwNzg2IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNjY2LjI4NyBUbQovRjIgOC41IFRmCls8NDk3NDY1NmQ+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjA1ODgyMzUyOTQxMTc2NDcwNSAwLjQ2Mjc0NTA5ODAzOTIxNTcgMC40MzEzNzI1NDkwMTk2MDc4NiBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDM5MC4yOTA1IDY2Ni4yODcgVG0KL0YyIDguNSBUZgpbPDUxNzQ3OT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMDU4ODIzNTI5NDExNzY0NzA1IDAuNDYyNzQ1MDk4MDM5MjE1NyAwLjQzMTM3MjU0OTAxOTYwNzg2IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNDkzLjE3NTUgNjY2LjI4NyBUbQovRjIgOC41IFRmCls8NDE2ZDZmNzU2ZTc0PiAwXSBUSgpFVApRCjU2IDE4My41IG0KNTM5LjI4IDE4My41IGwKMC42IHcKL0RldmljZVJHQiBDUwowLjgxOTYwNzg0MzEzNzI1NDkgMC44MzUyOTQxMTc2NDcwNTg5IDAuODU4ODIzNTI5NDExNzY0NyBTQ04KUwovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNjQ0LjU2OSBUbQovRjEgOS41IFRmCls8NTM2Zjc1NzI2NDZmNzU2NzY4MjA2YzZmNjE2Nj4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMzk5LjE3OCA2NDQuNTY5IFRtCi9GMSA5LjUgVGYKWzwzMj4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTA2Ljc5MyA2NDQuNTY5IFRtCi9GMSA5LjUgVGYKWzwzOTJlMzAzMD4gMF0gVEoKRVQKUQo1NiAyMDUuNSBtCjUzOS4yOCAyMDUuNSBsCjAuNiB3Ci9EZXZpY2VSR0IgQ1MKMC44MTk2MDc4NDMxMzcyNTQ5IDAuODM1Mjk0MTE3NjQ3MDU4OSAwLjg1ODgyMzUyOTQxMTc2NDcgU0NOClMKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDYyMi41NjkgVG0KL0YxIDkuNSBUZgpbPDQxNmM2ZDZmNmU2NDIwNjM3MjZmNjk3MzczNjE2ZTc0PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAzOTkuMTc4IDYyMi41NjkgVG0KL0YxIDkuNSBUZgpbPDMzPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1MDYuNzkzIDYyMi41NjkgVG0KL0YxIDkuNSBUZgpbPDM4MmUzNzMwPiAwXSBUSgpFVApRCjU2IDIyNy41IG0KNTM5LjI4IDIyNy41IGwKMC42IHcKL0RldmljZVJHQiBDUwowLjgxOTYwNzg0MzEzNzI1NDkgMC44MzUyOTQxMTc2NDcwNTg5IDAuODU4ODIzNTI5NDExNzY0NyBTQ04KUwovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNjAwLjU2OSBUbQovRjEgOS41IFRmCls8NDY2YzYxNzQyMDc3Njg2OTc0NjU+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDM5OS4xNzggNjAwLjU2OSBUbQovRjEgOS41IFRmCls8MzE+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDUwNi43OTMgNjAwLjU2OSBUbQovRjEgOS41IFRmCls8MzMyZTM0MzA+IDBdIFRKCkVUClEKNTYgMjQ5LjUgbQo1MzkuMjggMjQ5LjUgbAowLjYgdwovRGV2aWNlUkdCIENTCjAuODE5NjA3ODQzMTM3MjU0OSAwLjgzNTI5NDExNzY0NzA1ODkgMC44NTg4MjM1Mjk0MTE3NjQ3IFNDTgpTCi9EZXZpY2VSR0IgY3MKMC40MTk2MDc4NDMxMzcyNTQ5IDAuNDQ3MDU4ODIzNTI5NDExOCAwLjUwMTk2MDc4NDMxMzcyNTUgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAzNTAgNTcxLjU2OSBUbQovRjEgOS41IFRmCls8NTM3NTYyNzQ2Zjc0NjE2Yz4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTAxLjUxMSA1NzEuNTY5IFRtCi9GMSA5LjUgVGYKWzwzMjMxMmUzMTMwPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC40MTk2MDc4NDMxMzcyNTQ5IDAuNDQ3MDU4ODIzNTI5NDExOCAwLjUwMTk2MDc4NDMxMzcyNTUgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAzNTAgNTU0LjU2OSBUbQovRjEgOS41IFRmCls8NTY+IDgwIDw0MT4gMTIwIDw1ND4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTA2Ljc5MyA1NTQuNTY5IFRtCi9GMSA5LjUgVGYKWzwzMDJlMzYzOD4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMzUwIDUzNy41NjkgVG0KL0YxIDkuNSBUZgpbPDU0PiAxMjAgPDZmNzQ2MTZjPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA0NzguODA2IDUzNy41NjkgVG0KL0YxIDkuNSBUZgpbPDQ3NDI1MDIwMzIzMTJlMzczOD4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNTA4LjU2OSBUbQovRjEgOS41IFRmCls8NTA+IDQwIDw2MT4gMzAgPDc5NmQ2NTZlNzQyMDZkNjU3NDY4NmY2ND4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMjA2IDUwOC41NjkgVG0KL0YxIDkuNSBUZgpbPDU2Njk3MzYxMjA2NDY1NjI2OTc0PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA0NzkuNTY5IFRtCi9GMSA5LjUgVGYKWzw1NDY4NjE2ZTZiMjA3OT4gMjAgPDZmNzUyMDY2PiAzMCA8NmY3MjIwNzk+IDIwIDw2Zjc1NzIyMDc2Njk3MzY5NzQyZT4gMF0gVEoKRVQKUQoKZW5kc3RyZWFtCmVuZG9iagoxMSAwIG9iagooRXhjZXJwdCkKZW5kb2JqCjEyIDAgb2JqCihFeGNlcnB0KQplbmRvYmoKMTMgMCBvYmoKKEQ6MjAyNjAzMTIwOTAwMDBaKQplbmRvYmoKMTQgMCBvYmoKKHJlY2VpcHQpCmVuZG9iagoxNSAwIG9iagooRDoyMDI2MDMxMjA5MDAwMFopCmVuZG9iagoxMCAwIG9iago8PAovUHJvZHVjZXIgMTEgMCBSCi9DcmVhdG9yIDEyIDAgUgovQ3JlYXRpb25EYXRlIDEzIDAgUgovVGl0bGUgMTQgMCBSCi9Nb2REYXRlIDE1IDAgUgo+PgplbmRvYmoKOSAwIG9iago8PAovVHlwZSAvRm9udAovQmFzZUZvbnQgL0hlbHZldGljYQovU3VidHlwZSAvVHlwZTEKL0VuY29kaW5nIC9XaW5BbnNpRW5jb2RpbmcKPj4KZW5kb2JqCjggMCBvYmoKPDwKL1R5cGUgL0ZvbnQKL0Jhc2VGb250IC9IZWx2ZXRpY2EtQm9sZAovU3VidHlwZSAvVHlwZTEKL0VuY29kaW5nIC9XaW5BbnNpRW5jb2RpbmcKPj4KZW5kb2JqCjQgMCBvYmoKPDwKPj4KZW5kb2JqCjMgMCBvYmoKPDwKL1R5cGUgL0NhdGFsb2cKL1BhZ2VzIDEgMCBSCi9OYW1lcyAyIDAgUgo+PgplbmRvYmoKMSAwIG9iago8PAovVHlwZSAvUGFnZXMKL0NvdW50IDEKL0tpZHMgWzcgMCBSXQo+PgplbmRvYmoKMiAwIG9iago8PAovRGVzdHMgPDwKICAvTmFtZXMgWwpdCj4+Cj4+CmVuZG9iagp4cmVmCjAgMTYKMDAwMDAwMDAwMCA2NTUzNSBmIAowMDAwMDA1OTk3IDAwMDAwIG4gCjAwMDAwMDYwNTQgMDAwMDAgbiAKMDAwMDAwNTkzNSAwMDAwMCBuIAowMDAwMDA1OTE0IDAwMDAwIG4gCjAwMDAwMDAyNTQgMDAwMDAgbiAKMDAwMDAwMDEzNyAwMDAwMCBuIAowMDAwMDAwMDE1IDAwMDAwIG4gCjAwMDAwMDU4MTIgMDAwMDAgbiAKMDAwMDAwNTcxNSAwMDAwMCBuIAowMDAwMDA1NjA5IDAwMDAwIG4gCjAwMDAwMDU0NTkgMDAwMDAgbiAKMDAwMDAwNTQ4NSAwMDAwMCBuIAowMDAwMDA1NTExIDAwMDAwIG4gCjAwMDAwMDU1NDcgMDAwMDAgbiAKMDAwMDAwNTU3MyAwMDAwMCBuIAp0cmFpbGVyCjw8Ci9TaXplIDE2Ci9Sb290IDMgMCBSCi9JbmZvIDEwIDAgUgovSUQgWzwzYzg1MWMxMTI4ZjhiNjViN2MyNzc3YzMyMDZkZDk5Nj4gPDNjODUxYzExMjhmOGI2NWI3YzI3NzdjMzIwNmRkOTk2Pl0KPj4Kc3RhcnR4cmVmCjYxMDEKJSVFT0YK",
  "order": "JVBERi0xLjMKJf////8KNyAwIG9iago8PAovVHlwZSAvUGFnZQovUGFyZW50IDEgMCBSCi9NZWRpYUJveCBbMCAwIDU5NS4yOCA4NDEuODldCi9Db250ZW50cyA1IDAgUgovUmVzb3VyY2VzIDYgMCBSCi9Vc2VyVW5pdCAxCj4+CmVuZG9iago2IDAgb2JqCjw8Ci9Qcm9jU2V0IFsvUERGIC9UZXh0IC9JbWFnZUIgL0ltYWdlQyAvSW1hZ2VJXQovRm9udCA8PAovRjIgOCAwIFIKL0YxIDkgMCBSCj4+Ci9Db2xvclNwYWNlIDw8Cj4+Cj4+CmVuZG9iago1IDAgb2JqCjw8Ci9MZW5ndGggNzA2Mgo+PgpzdHJlYW0KMSAwIDAgLTEgMCA4NDEuODkgY20KL0RldmljZVJHQiBjcwowLjA1ODgyMzUyOTQxMTc2NDcwNSAwLjQ2Mjc0NTA5ODAzOTIxNTcgMC40MzEzNzI1NDkwMTk2MDc4NiBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDc3Mi4yNDggVG0KL0YyIDE5IFRmCls8NTA1NTUyNDM0ODQxNTM0NTIwNGY1MjQ0NDU1Mj4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMDU4ODIzNTI5NDExNzY0NzA1IDAuNDYyNzQ1MDk4MDM5MjE1NyAwLjQzMTM3MjU0OTAxOTYwNzg2IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNzM5Ljc4NyBUbQovRjIgOC41IFRmCls8NDI3NTc5PiAxMCA8NjU3Mj4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNzI0LjA2OSBUbQovRjEgOS41IFRmCls8NDY2YTZmNzI2NDIwNGI2OTc0NjM2ODY1NmU3MzIwNDE1Mz4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNzEwLjU2OSBUbQovRjEgOS41IFRmCls8NDg2MT4gMjAgPDc2NmU2NTY3NjE3NDYxMjAzOT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNjk3LjA2OSBUbQovRjEgOS41IFRmCls8MzUzMDMwMzMyMDQyNjU3MjY3NjU2ZT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNjgzLjU2OSBUbQovRjEgOS41IFRmCls8NGU2ZjcyNzc+IDE1IDw2MT4gMzAgPDc5PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4wNTg4MjM1Mjk0MTE3NjQ3MDUgMC40NjI3NDUwOTgwMzkyMTU3IDAuNDMxMzcyNTQ5MDE5NjA3ODYgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyOTcuNjQgNzM5Ljc4NyBUbQovRjIgOC41IFRmCls8NTM3NTcwNzA2YzY5NjU3Mj4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMjk3LjY0IDcyNC4wNjkgVG0KL0YxIDkuNSBUZgpbPDQ0NjU2YzY2NzQyMDQ4Njk2ZTY3NjU3MzIwNDI+IDIwIDwyZTU2PiAxMjUgPDJlPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyOTcuNjQgNzEwLjU2OSBUbQovRjEgOS41IFRmCls8NGI2MTZlNjE2MTZjNzc+IDEwIDw2NTY3MjAzNDMxPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyOTcuNjQgNjk3LjA2OSBUbQovRjEgOS41IFRmCls8MzIzNjMyMzgyMDQ1NDIyMDQ0NjU2YzY2NzQ+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDI5Ny42NCA2ODMuNTY5IFRtCi9GMSA5LjUgVGYKWzw0ZTY1NzQ2ODY1NzI+IC0xNSA8NmM2MTZlNjQ3Mz4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNjU2LjA2OSBUbQovRjEgOS41IFRmCls8NGY3MjY0NjU3MjIwNmU+IDEwIDw3NTZkNjI2NTcyPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyMDYgNjU2LjA2OSBUbQovRjEgOS41IFRmCls8MzQzNTMwMzAzMDMxMzczNzMzMzM+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjQxOTYwNzg0MzEzNzI1NDkgMC40NDcwNTg4MjM1Mjk0MTE4IDAuNTAxOTYwNzg0MzEzNzI1NSBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDYzOS4wNjkgVG0KL0YxIDkuNSBUZgpbPDRmNzI2NDY1NzIyMDY0NjE3NDY1PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyMDYgNjM5LjA2OSBUbQovRjEgOS41IFRmCls8MzIyMDQxNzA3Mj4gLTE1IDw2OTZjMjAzMjMwMzIzNj4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNjIyLjA2OSBUbQovRjEgOS41IFRmCls8NDQ2NTZjNjk3Nj4gMjUgPDY1NzI+IC0zMCA8NzkyMDY0NjE3NDY1PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyMDYgNjIyLjA2OSBUbQovRjEgOS41IFRmCls8MzIzMDIwNDE3MDcyPiAtMTUgPDY5NmMyMDMyMzAzMjM2PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC40MTk2MDc4NDMxMzcyNTQ5IDAuNDQ3MDU4ODIzNTI5NDExOCAwLjUwMTk2MDc4NDMxMzcyNTUgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA2MDUuMDY5IFRtCi9GMSA5LjUgVGYKWzw1MD4gNDAgPDYxPiAzMCA8Nzk2ZDY1NmU3NDIwNzQ2NTcyPiAtMjUgPDZkNzM+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDIwNiA2MDUuMDY5IFRtCi9GMSA5LjUgVGYKWzwzMzMwMjA2NDYxPiAzMCA8Nzk3MzIwNmU2NTc0PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4wNTg4MjM1Mjk0MTE3NjQ3MDUgMC40NjI3NDUwOTgwMzkyMTU3IDAuNDMxMzcyNTQ5MDE5NjA3ODYgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA1NzYuNzg3IFRtCi9GMiA4LjUgVGYKWzw0MTcyPiAtMjAgPDc0Njk2Mz4gMjAgPDZjNjUyMDZlNmYyZT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMDU4ODIzNTI5NDExNzY0NzA1IDAuNDYyNzQ1MDk4MDM5MjE1NyAwLjQzMTM3MjU0OTAxOTYwNzg2IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMTMzLjMyNDggNTc2Ljc4NyBUbQovRjIgOC41IFRmCls8NDQ2NTczNjM3MjY5NzA3NDY5NmY2ZT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMDU4ODIzNTI5NDExNzY0NzA1IDAuNDYyNzQ1MDk4MDM5MjE1NyAwLjQzMTM3MjU0OTAxOTYwNzg2IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMzM2LjE1NDQgNTc2Ljc4NyBUbQovRjIgOC41IFRmCls8NTE3NTYxNmU3NDY5NzQ3OT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMDU4ODIzNTI5NDExNzY0NzA1IDAuNDYyNzQ1MDk4MDM5MjE1NyAwLjQzMTM3MjU0OTAxOTYwNzg2IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNDA4Ljc1MzIgNTc2Ljc4NyBUbQovRjIgOC41IFRmCls8NTU2ZTY5NzQyMDcwNzI2OTYzNjU+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjA1ODgyMzUyOTQxMTc2NDcwNSAwLjQ2Mjc0NTA5ODAzOTIxNTcgMC40MzEzNzI1NDkwMTk2MDc4NiBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDQ5My4xNzU1IDU3Ni43ODcgVG0KL0YyIDguNSBUZgpbPDQxNmQ2Zjc1NmU3ND4gMF0gVEoKRVQKUQo1NiAyNzMgbQo1MzkuMjggMjczIGwKMC42IHcKL0RldmljZVJHQiBDUwowLjgxOTYwNzg0MzEzNzI1NDkgMC44MzUyOTQxMTc2NDcwNTg5IDAuODU4ODIzNTI5NDExNzY0NyBTQ04KUwovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNTU1LjA2OSBUbQovRjEgOS41IFRmCls8NDgyZDMxMzAzNDMwPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAxMzMuMzI0OCA1NTUuMDY5IFRtCi9GMSA5LjUgVGYKWzw1MzZmNjY3NDJkNjM2YzZmNzM2NTIwNjg2OTZlNjc2NTIwMzEzMTMwYjA+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDM1NC43ODQ0IDU1NS4wNjkgVG0KL0YxIDkuNSBUZgpbPDM1MzAzMD4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNDI5LjQ2ODIgNTU1LjA2OSBUbQovRjEgOS41IFRmCls8MzIyZTMxMzA+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDQ4OC4zMDYgNTU1LjA2OSBUbQovRjEgOS41IFRmCls8MzEyYzMwMzUzMDJlMzAzMD4gMF0gVEoKRVQKUQo1NiAyOTUgbQo1MzkuMjggMjk1IGwKMC42IHcKL0RldmljZVJHQiBDUwowLjgxOTYwNzg0MzEzNzI1NDkgMC44MzUyOTQxMTc2NDcwNTg5IDAuODU4ODIzNTI5NDExNzY0NyBTQ04KUwovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNTMzLjA2OSBUbQovRjEgOS41IFRmCls8NDgyZDMyMzIzMDMwPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAxMzMuMzI0OCA1MzMuMDY5IFRtCi9GMSA5LjUgVGYKWzw0NDcyPiAxMCA8NjE+IDIwIDw3Nz4gMTAgPDY1NzIyMDcyPiAtMTUgPDc1NmU2ZTY1NzIyMDM0MzUzMDIwNmQ2ZD4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMzYwLjA2NjQgNTMzLjA2OSBUbQovRjEgOS41IFRmCls8MzgzMD4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNDI0LjE4NjIgNTMzLjA2OSBUbQovRjEgOS41IFRmCls8MzEzMTJlMzczNT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNDk2LjIyOSA1MzMuMDY5IFRtCi9GMSA5LjUgVGYKWzwzOTM0MzAyZTMwMzA+IDBdIFRKCkVUClEKNTYgMzE3IG0KNTM5LjI4IDMxNyBsCjAuNiB3Ci9EZXZpY2VSR0IgQ1MKMC44MTk2MDc4NDMxMzcyNTQ5IDAuODM1Mjk0MTE3NjQ3MDU4OSAwLjg1ODgyMzUyOTQxMTc2NDcgU0NOClMKL0RldmljZVJHQiBjcwowLjQxOTYwNzg0MzEzNzI1NDkgMC40NDcwNTg4MjM1Mjk0MTE4IDAuNTAxOTYwNzg0MzEzNzI1NSBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDM1MCA1MDQuMDY5IFRtCi9GMSA5LjUgVGYKWzw1ND4gMTIwIDw2Zjc0NjE2Yz4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNDY1LjYxMDUgNTA0LjA2OSBUbQovRjEgOS41IFRmCls8NDU1NTUyMjAzMTJjMzkzOTMwMmUzMDMwPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA0NzUuMDY5IFRtCi9GMSA5LjUgVGYKWzw1MDZjNjU2MTczNjUyMDYzNmY2ZTY2Njk3Mj4gLTI1IDw2ZDIwNzQ2ODY5NzMyMDZmNzI2NDY1NzIyMDc3Njk3NDY4Njk2ZTIwNzQ3Nz4gMTAgPDZmMjA3Nz4gMTAgPDZmNzI+IC0xNSA8NmI2OTZlNjcyMDY0NjE+IDMwIDw3OTczPiAxNSA8MmU+IDBdIFRKCkVUClEKCmVuZHN0cmVhbQplbmRvYmoKMTEgMCBvYmoKKEV4Y2VycHQpCmVuZG9iagoxMiAwIG9iagooRXhjZXJwdCkKZW5kb2JqCjEzIDAgb2JqCihEOjIwMjYwMzEyMDkwMDAwWikKZW5kb2JqCjE0IDAgb2JqCihvcmRlcikKZW5kb2JqCjE1IDAgb2JqCihEOjIwMjYwMzEyMDkwMDAwWikKZW5kb2JqCjEwIDAgb2JqCjw8Ci9Qcm9kdWNlciAxMSAwIFIKL0NyZWF0b3IgMTIgMCBSCi9DcmVhdGlvbkRhdGUgMTMgMCBSCi9UaXRsZSAxNCAwIFIKL01vZERhdGUgMTUgMCBSCj4+CmVuZG9iago5IDAgb2JqCjw8Ci9UeXBlIC9Gb250Ci9CYXNlRm9udCAvSGVsdmV0aWNhCi9TdWJ0eXBlIC9UeXBlMQovRW5jb2RpbmcgL1dpbkFuc2lFbmNvZGluZwo+PgplbmRvYmoKOCAwIG9iago8PAovVHlwZSAvRm9udAovQmFzZUZvbnQgL0hlbHZldGljYS1Cb2xkCi9TdWJ0eXBlIC9UeXBlMQovRW5jb2RpbmcgL1dpbkFuc2lFbmNvZGluZwo+PgplbmRvYmoKNCAwIG9iago8PAo+PgplbmRvYmoKMyAwIG9iago8PAovVHlwZSAvQ2F0YWxvZwovUGFnZXMgMSAwIFIKL05hbWVzIDIgMCBSCj4+CmVuZG9iagoxIDAgb2JqCjw8Ci9UeXBlIC9QYWdlcwovQ291bnQgMQovS2lkcyBbNyAwIFJdCj4+CmVuZG9iagoyIDAgb2JqCjw8Ci9EZXN0cyA8PAogIC9OYW1lcyBbCl0KPj4KPj4KZW5kb2JqCnhyZWYKMCAxNgowMDAwMDAwMDAwIDY1NTM1IGYgCjAwMDAwMDc5MDQgMDAwMDAgbiAKMDAwMDAwNzk2MSAwMDAwMCBuIAowMDAwMDA3ODQyIDAwMDAwIG4gCjAwMDAwMDc4MjEgMDAwMDAgbiAKMDAwMDAwMDI1NCAwMDAwMCBuIAowMDAwMDAwMTM3IDAwMDAwIG4gCjAwMDAwMDAwMTUgMDAwMDAgbiAKMDAwMDAwNzcxOSAwMDAwMCBuIAowMDAwMDA3NjIyIDAwMDAwIG4gCjAwMDAwMDc1MTYgMDAwMDAgbiAKMDAwMDAwNzM2OCAwMDAwMCBuIAowMDAwMDA3Mzk0IDAwMDAwIG4gCjAwMDAwMDc0MjAgMDAwMDAgbiAKMDAwMDAwNzQ1NiAwMDAwMCBuIAowMDAwMDA3NDgwIDAwMDAwIG4gCnRyYWlsZXIKPDwKL1NpemUgMTYKL1Jvb3QgMyAwIFIKL0luZm8gMTAgMCBSCi9JRCBbPDM0NDBjYTk4Mzc2ZjNjMTVjZTcxMDdmYzIyNTRjYTgyPiA8MzQ0MGNhOTgzNzZmM2MxNWNlNzEwN2ZjMjI1NGNhODI+XQo+PgpzdGFydHhyZWYKODAwOAolJUVPRgo=",
  "delivery-note": "JVBERi0xLjMKJf////8KNyAwIG9iago8PAovVHlwZSAvUGFnZQovUGFyZW50IDEgMCBSCi9NZWRpYUJveCBbMCAwIDU5NS4yOCA4NDEuODldCi9Db250ZW50cyA1IDAgUgovUmVzb3VyY2VzIDYgMCBSCi9Vc2VyVW5pdCAxCj4+CmVuZG9iago2IDAgb2JqCjw8Ci9Qcm9jU2V0IFsvUERGIC9UZXh0IC9JbWFnZUIgL0ltYWdlQyAvSW1hZ2VJXQovRm9udCA8PAovRjIgOCAwIFIKL0YxIDkgMCBSCj4+Ci9Db2xvclNwYWNlIDw8Cj4+Cj4+CmVuZG9iago1IDAgb2JqCjw8Ci9MZW5ndGggNjk1MQo+PgpzdHJlYW0KMSAwIDAgLTEgMCA4NDEuODkgY20KL0RldmljZVJHQiBjcwowLjA1ODgyMzUyOTQxMTc2NDcwNSAwLjQ2Mjc0NTA5ODAzOTIxNTcgMC40MzEzNzI1NDkwMTk2MDc4NiBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDc3Mi4yNDggVG0KL0YyIDE5IFRmCls8NDQ0NTRjNDk1NjQ1NTI+IDUwIDw1OTIwNGU0Zj4gNDAgPDU0NDU+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjA1ODgyMzUyOTQxMTc2NDcwNSAwLjQ2Mjc0NTA5ODAzOTIxNTcgMC40MzEzNzI1NDkwMTk2MDc4NiBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDczOS43ODcgVG0KL0YyIDguNSBUZgpbPDUzNjU2ZTY0NjU3Mj4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNzI0LjA2OSBUbQovRjEgOS41IFRmCls8NDQ2NTZjNjY3NDIwNDg2OTZlNjc2NTczMjA0Mj4gMjAgPDJlNTY+IDEyNSA8MmU+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDcxMC41NjkgVG0KL0YxIDkuNSBUZgpbPDRiNjE2ZTYxNjE2Yzc3PiAxMCA8NjU2NzIwMzQzMT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNjk3LjA2OSBUbQovRjEgOS41IFRmCls8MzIzNjMyMzgyMDQ1NDIyMDQ0NjU2YzY2NzQ+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDY4My41NjkgVG0KL0YxIDkuNSBUZgpbPDRlNjU3NDY4NjU3Mj4gLTE1IDw2YzYxNmU2NDczPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4wNTg4MjM1Mjk0MTE3NjQ3MDUgMC40NjI3NDUwOTgwMzkyMTU3IDAuNDMxMzcyNTQ5MDE5NjA3ODYgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyOTcuNjQgNzM5Ljc4NyBUbQovRjIgOC41IFRmCls8NTI2NTYzNjk3MDY5NjU2ZTc0PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyOTcuNjQgNzI0LjA2OSBUbQovRjEgOS41IFRmCls8NDY2YTZmNzI2NDIwNGI2OTc0NjM2ODY1NmU3MzIwNDE1Mz4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMjk3LjY0IDcxMC41NjkgVG0KL0YxIDkuNSBUZgpbPDQ4NjE+IDIwIDw3NjZlNjU2NzYxNzQ2MTIwMzk+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDI5Ny42NCA2OTcuMDY5IFRtCi9GMSA5LjUgVGYKWzwzNTMwMzAzMzIwNDI2NTcyNjc2NTZlPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyOTcuNjQgNjgzLjU2OSBUbQovRjEgOS41IFRmCls8NGU2ZjcyNzc+IDE1IDw2MT4gMzAgPDc5PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC40MTk2MDc4NDMxMzcyNTQ5IDAuNDQ3MDU4ODIzNTI5NDExOCAwLjUwMTk2MDc4NDMxMzcyNTUgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA2NTYuMDY5IFRtCi9GMSA5LjUgVGYKWzw0NDY1NmM2OTc2PiAyNSA8NjU3Mj4gLTMwIDw3OTIwNmU2Zjc0NjUyMDZlPiAxMCA8NzU2ZDYyNjU3Mj4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMjA2IDY1Ni4wNjkgVG0KL0YxIDkuNSBUZgpbPDQ0NGUyZDM4MzgzMTMwMzQ+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjQxOTYwNzg0MzEzNzI1NDkgMC40NDcwNTg4MjM1Mjk0MTE4IDAuNTAxOTYwNzg0MzEzNzI1NSBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDYzOS4wNjkgVG0KL0YxIDkuNSBUZgpbPDQ0NjU2YzY5NzY+IDI1IDw2NTcyPiAtMzAgPDc5MjA2NDYxNzQ2NT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMjA2IDYzOS4wNjkgVG0KL0YxIDkuNSBUZgpbPDMxMzcyMDQxNzA3Mj4gLTE1IDw2OTZjMjAzMjMwMzIzNj4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNjIyLjA2OSBUbQovRjEgOS41IFRmCls8NGY3MjY0NjU3MjIwNmU+IDEwIDw3NTZkNjI2NTcyPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyMDYgNjIyLjA2OSBUbQovRjEgOS41IFRmCls8MzQzNTMwMzAzMDMxMzczNzMzMzM+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjQxOTYwNzg0MzEzNzI1NDkgMC40NDcwNTg4MjM1Mjk0MTE4IDAuNTAxOTYwNzg0MzEzNzI1NSBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDYwNS4wNjkgVG0KL0YxIDkuNSBUZgpbPDQzNzU3Mzc0NmY2ZDY1NzIyMDZlPiAxMCA8NzU2ZDYyNjU3Mj4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMjA2IDYwNS4wNjkgVG0KL0YxIDkuNSBUZgpbPDQzMmQzMjMwMzkzMTMxPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC40MTk2MDc4NDMxMzcyNTQ5IDAuNDQ3MDU4ODIzNTI5NDExOCAwLjUwMTk2MDc4NDMxMzcyNTUgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA1ODguMDY5IFRtCi9GMSA5LjUgVGYKWzw0MzYxNzI3Mj4gLTE1IDw2OTY1NzI+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDIwNiA1ODguMDY5IFRtCi9GMSA5LjUgVGYKWzw0ZTZmNzI2NDY5NjMyMDQ2PiA0NSA8NzI2NTY5Njc2ODc0PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4wNTg4MjM1Mjk0MTE3NjQ3MDUgMC40NjI3NDUwOTgwMzkyMTU3IDAuNDMxMzcyNTQ5MDE5NjA3ODYgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA1NTkuNzg3IFRtCi9GMiA4LjUgVGYKWzw0MTcyPiAtMjAgPDc0Njk2Mz4gMjAgPDZjNjUyMDZlNmYyZT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMDU4ODIzNTI5NDExNzY0NzA1IDAuNDYyNzQ1MDk4MDM5MjE1NyAwLjQzMTM3MjU0OTAxOTYwNzg2IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMTUyLjY1NiA1NTkuNzg3IFRtCi9GMiA4LjUgVGYKWzw0NDY1NzM2MzcyNjk3MDc0Njk2ZjZlPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4wNTg4MjM1Mjk0MTE3NjQ3MDUgMC40NjI3NDUwOTgwMzkyMTU3IDAuNDMxMzcyNTQ5MDE5NjA3ODYgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAzODQuNjMwNCA1NTkuNzg3IFRtCi9GMiA4LjUgVGYKWzw1NTZlNjk3ND4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMDU4ODIzNTI5NDExNzY0NzA1IDAuNDYyNzQ1MDk4MDM5MjE1NyAwLjQzMTM3MjU0OTAxOTYwNzg2IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNDkwLjgwNCA1NTkuNzg3IFRtCi9GMiA4LjUgVGYKWzw1MTc1NjE2ZTc0Njk3NDc5PiAwXSBUSgpFVApRCjU2IDI5MCBtCjUzOS4yOCAyOTAgbAowLjYgdwovRGV2aWNlUkdCIENTCjAuODE5NjA3ODQzMTM3MjU0OSAwLjgzNTI5NDExNzY0NzA1ODkgMC44NTg4MjM1Mjk0MTE3NjQ3IFNDTgpTCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA1MzguMDY5IFRtCi9GMSA5LjUgVGYKWzw0ODJkMzEzMDM0MzA+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDE1Mi42NTYgNTM4LjA2OSBUbQovRjEgOS41IFRmCls8NTM2ZjY2NzQyZDYzNmM2ZjczNjUyMDY4Njk2ZTY3NjUyMDMxMzEzMGIwPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAzODQuNjMwNCA1MzguMDY5IFRtCi9GMSA5LjUgVGYKWzw3MDYzNzM+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDUwOS40MzQgNTM4LjA2OSBUbQovRjEgOS41IFRmCls8MzUzMDMwPiAwXSBUSgpFVApRCjU2IDMxMiBtCjUzOS4yOCAzMTIgbAowLjYgdwovRGV2aWNlUkdCIENTCjAuODE5NjA3ODQzMTM3MjU0OSAwLjgzNTI5NDExNzY0NzA1ODkgMC44NTg4MjM1Mjk0MTE3NjQ3IFNDTgpTCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA1MTYuMDY5IFRtCi9GMSA5LjUgVGYKWzw0ODJkMzIzMjMwMzA+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDE1Mi42NTYgNTE2LjA2OSBUbQovRjEgOS41IFRmCls8NDQ3Mj4gMTAgPDYxPiAyMCA8Nzc+IDEwIDw2NTcyMjA3Mj4gLTE1IDw3NTZlNmU2NTcyMjAzNDM1MzAyMDZkNmQ+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDM4NC42MzA0IDUxNi4wNjkgVG0KL0YxIDkuNSBUZgpbPDcwNjE2OTcyNzM+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDUxNC43MTYgNTE2LjA2OSBUbQovRjEgOS41IFRmCls8MzgzMD4gMF0gVEoKRVQKUQo1NiAzMzQgbQo1MzkuMjggMzM0IGwKMC42IHcKL0RldmljZVJHQiBDUwowLjgxOTYwNzg0MzEzNzI1NDkgMC44MzUyOTQxMTc2NDcwNTg5IDAuODU4ODIzNTI5NDExNzY0NyBTQ04KUwovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNDg3LjA2OSBUbQovRjEgOS41IFRmCls8NGU3NTZkNjI2NTcyMjA2ZjY2MjA3MDYxNjM+IDIwIDw2YjYxNjc2NTczPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyMDYgNDg3LjA2OSBUbQovRjEgOS41IFRmCls8MzY+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjQxOTYwNzg0MzEzNzI1NDkgMC40NDcwNTg4MjM1Mjk0MTE4IDAuNTAxOTYwNzg0MzEzNzI1NSBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDQ3MC4wNjkgVG0KL0YxIDkuNSBUZgpbPDQ3NzI2ZjczNzMyMDc3PiAxMCA8NjU2OTY3Njg3ND4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMjA2IDQ3MC4wNjkgVG0KL0YxIDkuNSBUZgpbPDMyMzEzNDJlMzUyMDZiNjc+IDBdIFRKCkVUClEKCmVuZHN0cmVhbQplbmRvYmoKMTEgMCBvYmoKKEV4Y2VycHQpCmVuZG9iagoxMiAwIG9iagooRXhjZXJwdCkKZW5kb2JqCjEzIDAgb2JqCihEOjIwMjYwMzEyMDkwMDAwWikKZW5kb2JqCjE0IDAgb2JqCihkZWxpdmVyeS1ub3RlKQplbmRvYmoKMTUgMCBvYmoKKEQ6MjAyNjAzMTIwOTAwMDBaKQplbmRvYmoKMTAgMCBvYmoKPDwKL1Byb2R1Y2VyIDExIDAgUgovQ3JlYXRvciAxMiAwIFIKL0NyZWF0aW9uRGF0ZSAxMyAwIFIKL1RpdGxlIDE0IDAgUgovTW9kRGF0ZSAxNSAwIFIKPj4KZW5kb2JqCjkgMCBvYmoKPDwKL1R5cGUgL0ZvbnQKL0Jhc2VGb250IC9IZWx2ZXRpY2EKL1N1YnR5cGUgL1R5cGUxCi9FbmNvZGluZyAvV2luQW5zaUVuY29kaW5nCj4+CmVuZG9iago4IDAgb2JqCjw8Ci9UeXBlIC9Gb250Ci9CYXNlRm9udCAvSGVsdmV0aWNhLUJvbGQKL1N1YnR5cGUgL1R5cGUxCi9FbmNvZGluZyAvV2luQW5zaUVuY29kaW5nCj4+CmVuZG9iago0IDAgb2JqCjw8Cj4+CmVuZG9iagozIDAgb2JqCjw8Ci9UeXBlIC9DYXRhbG9nCi9QYWdlcyAxIDAgUgovTmFtZXMgMiAwIFIKPj4KZW5kb2JqCjEgMCBvYmoKPDwKL1R5cGUgL1BhZ2VzCi9Db3VudCAxCi9LaWRzIFs3IDAgUl0KPj4KZW5kb2JqCjIgMCBvYmoKPDwKL0Rlc3RzIDw8CiAgL05hbWVzIFsKXQo+Pgo+PgplbmRvYmoKeHJlZgowIDE2CjAwMDAwMDAwMDAgNjU1MzUgZiAKMDAwMDAwNzgwMSAwMDAwMCBuIAowMDAwMDA3ODU4IDAwMDAwIG4gCjAwMDAwMDc3MzkgMDAwMDAgbiAKMDAwMDAwNzcxOCAwMDAwMCBuIAowMDAwMDAwMjU0IDAwMDAwIG4gCjAwMDAwMDAxMzcgMDAwMDAgbiAKMDAwMDAwMDAxNSAwMDAwMCBuIAowMDAwMDA3NjE2IDAwMDAwIG4gCjAwMDAwMDc1MTkgMDAwMDAgbiAKMDAwMDAwNzQxMyAwMDAwMCBuIAowMDAwMDA3MjU3IDAwMDAwIG4gCjAwMDAwMDcyODMgMDAwMDAgbiAKMDAwMDAwNzMwOSAwMDAwMCBuIAowMDAwMDA3MzQ1IDAwMDAwIG4gCjAwMDAwMDczNzcgMDAwMDAgbiAKdHJhaWxlcgo8PAovU2l6ZSAxNgovUm9vdCAzIDAgUgovSW5mbyAxMCAwIFIKL0lEIFs8MDc1Mzg4YjY5ZmNlNjcyMGQzMDFkZmJlNGNmOGMxYzk+IDwwNzUzODhiNjlmY2U2NzIwZDMwMWRmYmU0Y2Y4YzFjOT5dCj4+CnN0YXJ0eHJlZgo3OTA1CiUlRU9GCg==",
  "contract": "JVBERi0xLjMKJf////8KNyAwIG9iago8PAovVHlwZSAvUGFnZQovUGFyZW50IDEgMCBSCi9NZWRpYUJveCBbMCAwIDU5NS4yOCA4NDEuODldCi9Db250ZW50cyA1IDAgUgovUmVzb3VyY2VzIDYgMCBSCi9Vc2VyVW5pdCAxCj4+CmVuZG9iago2IDAgb2JqCjw8Ci9Qcm9jU2V0IFsvUERGIC9UZXh0IC9JbWFnZUIgL0ltYWdlQyAvSW1hZ2VJXQovRm9udCA8PAovRjIgOCAwIFIKL0YxIDkgMCBSCj4+Ci9Db2xvclNwYWNlIDw8Cj4+Cj4+CmVuZG9iago1IDAgb2JqCjw8Ci9MZW5ndGggNDY1NQo+PgpzdHJlYW0KMSAwIDAgLTEgMCA4NDEuODkgY20KL0RldmljZVJHQiBjcwowLjA1ODgyMzUyOTQxMTc2NDcwNSAwLjQ2Mjc0NTA5ODAzOTIxNTcgMC40MzEzNzI1NDkwMTk2MDc4NiBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDc3Mi4yNDggVG0KL0YyIDE5IFRmCls8NTM2NTcyPiAtMTAgPDc2Njk2MzY1MjA0MTY3NzI2NTY1NmQ2NTZlNzQ+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDczOS4wNjkgVG0KL0YxIDkuNSBUZgpbPDU0Njg2OTczMjA1MzY1NzI+IC0zMCA8NzY2OTYzNjUyMDQxNjc+IDEwIDw3MjY1NjU2ZDY1NmU3NDIwNjk3MzIwNjU2ZTc0NjU3MjY1NjQyMDY5NmU3NDZmMjA2Mj4gMjAgPDc5MjA2MTZlNjQyMDYyNjU3NDc3PiAxMCA8NjU2NTZlMjA0ODYxNzI2MjZmNzU3MjIwNDE2ZTYxNmM3OTc0Njk2MzczMjA0NzZkNjI0ODIwMjg3NDY4NjUyMDIyNTA3MjZmPiAxNSA8NzY2OTY0NjU3MjIyMjkyMDYxNmU2NDIwNGM2OTZlNjQ2NTZlMjA+IDBdIFRKCkVUClEKcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDcyNS4wODcgVG0KL0YxIDkuNSBUZgpbPDQzNmM2OTZlNjk2MzczMjA0Yzc0NjQyMDI4NzQ2ODY1MjAyMjQzNzU3Mzc0NmY2ZDY1NzIyMjI5MmU+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjA1ODgyMzUyOTQxMTc2NDcwNSAwLjQ2Mjc0NTA5ODAzOTIxNTcgMC40MzEzNzI1NDkwMTk2MDc4NiBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDY5Ni4wMjggVG0KL0YyIDExIFRmCls8MzEyZT4gNDAgPDIwNTM3NTZkNmQ2MTcyPiAtMTAgPDc5PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC40MTk2MDc4NDMxMzcyNTQ5IDAuNDQ3MDU4ODIzNTI5NDExOCAwLjUwMTk2MDc4NDMxMzcyNTUgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA2NzcuMTA1IFRtCi9GMSA5LjUgVGYKWzw0NTY2NjY+IDMwIDw2NTYzNzQ2OTc2PiAyNSA8NjUyMDY0NjE3NDY1PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyMDYgNjc3LjEwNSBUbQovRjEgOS41IFRmCls8MzEyMDRkNjE+IDMwIDw3OTIwMzIzMDMyMzY+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjQxOTYwNzg0MzEzNzI1NDkgMC40NDcwNTg4MjM1Mjk0MTE4IDAuNTAxOTYwNzg0MzEzNzI1NSBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDY2MC4xMDUgVG0KL0YxIDkuNSBUZgpbPDQ1Nzg3MDY5NzI+IDEwIDw2MTc0Njk2ZjZlMjA2NDYxNzQ2NT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMjA2IDY2MC4xMDUgVG0KL0YxIDkuNSBUZgpbPDMzMzAyMDQxNzA3Mj4gLTE1IDw2OTZjMjAzMjMwMzIzOD4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNjQzLjEwNSBUbQovRjEgOS41IFRmCls8NTQ+IDEyMCA8NjU3Mj4gLTI1IDw2ZD4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMjA2IDY0My4xMDUgVG0KL0YxIDkuNSBUZgpbPDMyMzQyMDZkNmY2ZTc0Njg3Mz4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNjI2LjEwNSBUbQovRjEgOS41IFRmCls8NGU2Zjc0Njk2MzY1MjA3MDY1NzI+IC0xNSA8Njk2ZjY0PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyMDYgNjI2LjEwNSBUbQovRjEgOS41IFRmCls8MzMyMDZkNmY2ZTc0Njg3Mz4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNjA5LjEwNSBUbQovRjEgOS41IFRmCls8NDM2ZjZlNzQ3Mj4gMTAgPDYxNjM3NDIwNzY+IDI1IDw2MTZjNzU2NT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMjA2IDYwOS4xMDUgVG0KL0YxIDkuNSBUZgpbPDQ1NTU1MjIwMzQzODJjMzAzMDMwMmUzMDMwPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC40MTk2MDc4NDMxMzcyNTQ5IDAuNDQ3MDU4ODIzNTI5NDExOCAwLjUwMTk2MDc4NDMxMzcyNTUgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA1OTIuMTA1IFRtCi9GMSA5LjUgVGYKWzw1MD4gNDAgPDYxPiAzMCA8Nzk2ZDY1NmU3NDIwNzQ2NTcyPiAtMjUgPDZkNzM+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDIwNiA1OTIuMTA1IFRtCi9GMSA5LjUgVGYKWzwzMzMwMjA2NDYxPiAzMCA8Nzk3MzIwNjE2Njc0NjU3MjIwNzI2NTYzNjU2OTcwNzQyMDZmNjYyMDc0Njg2NTIwNjk2ZT4gMjAgPDc2PiAyNSA8NmY2OTYzNjU+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjQxOTYwNzg0MzEzNzI1NDkgMC40NDcwNTg4MjM1Mjk0MTE4IDAuNTAxOTYwNzg0MzEzNzI1NSBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDU3NS4xMDUgVG0KL0YxIDkuNSBUZgpbPDRhPiAyMCA8NzU3Mj4gLTE1IDw2OTczNjQ2OTYzNzQ2OTZmNmU+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDIwNiA1NzUuMTA1IFRtCi9GMSA5LjUgVGYKWzw0ODYxNmQ2Mj4gMjAgPDc1NzI2Nz4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMDU4ODIzNTI5NDExNzY0NzA1IDAuNDYyNzQ1MDk4MDM5MjE1NyAwLjQzMTM3MjU0OTAxOTYwNzg2IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNTQxLjAyOCBUbQovRjIgMTEgVGYKWzwzMjJlPiA0MCA8MjA1MzY1NzI+IC0xMCA8NzY2OTYzNjU3Mz4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNTIyLjEwNSBUbQovRjEgOS41IFRmCls8NTQ2ODY1MjA1MDcyNmY+IDE1IDw3NjY5NjQ2NTcyMjA2ZjcwNjU3Mj4gMTAgPDYxNzQ2NTczMjA3NDY4NjUyMDcyNjU3MDZmNzI+IC00MCA8NzQ2OTZlNjcyMDcwNmM2MTc0NjY+IDMwIDw2ZjcyPiAtMjUgPDZkMjA2Nj4gMzAgPDZmNzIyMDc0Njg2NTIwNDM3NTczNzQ2ZjZkNjU3MjIwNjE2ZTY0MjA2Yj4gMjAgPDY1NjU3MDczMjA2OTc0MjA2MT4gMjAgPDc2PiAyNSA8NjE2OTZjNjE2Mj4gMjAgPDZjNjUyMDZmNmUyMDc3PiAxMCA8NmY3Mj4gLTE1IDw2YjY5NmU2NzIwNjQ2MT4gMzAgPDc5NzM+IDE1IDwyZT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMDU4ODIzNTI5NDExNzY0NzA1IDAuNDYyNzQ1MDk4MDM5MjE1NyAwLjQzMTM3MjU0OTAxOTYwNzg2IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNDkzLjA0NiBUbQovRjIgMTEgVGYKWzwzMzJlPiA0MCA8MjA0NzZmPiAyMCA8NzY2NTcyNmU2OTZlNjcyMDZjNjE+IDE1IDw3Nz4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNDc0LjEyMyBUbQovRjEgOS41IFRmCls8NTQ2ODY5NzMyMDQxNjc+IDEwIDw3MjY1NjU2ZDY1NmU3NDIwNjk3MzIwNjc2Zj4gMTUgPDc2PiAyNSA8NjU3Mj4gLTI1IDw2ZTY1NjQyMDYyPiAyMCA8NzkyMDc0Njg2NTIwNmM2MT4gMjAgPDc3NzMyMDZmNjYyMDQ3NjU3Mj4gLTI1IDw2ZDYxNmU+IDE1IDw3OT4gMTAwIDwyZT4gMF0gVEoKRVQKUQoKZW5kc3RyZWFtCmVuZG9iagoxMSAwIG9iagooRXhjZXJwdCkKZW5kb2JqCjEyIDAgb2JqCihFeGNlcnB0KQplbmRvYmoKMTMgMCBvYmoKKEQ6MjAyNjAzMTIwOTAwMDBaKQplbmRvYmoKMTQgMCBvYmoKKGNvbnRyYWN0KQplbmRvYmoKMTUgMCBvYmoKKEQ6MjAyNjAzMTIwOTAwMDBaKQplbmRvYmoKMTAgMCBvYmoKPDwKL1Byb2R1Y2VyIDExIDAgUgovQ3JlYXRvciAxMiAwIFIKL0NyZWF0aW9uRGF0ZSAxMyAwIFIKL1RpdGxlIDE0IDAgUgovTW9kRGF0ZSAxNSAwIFIKPj4KZW5kb2JqCjkgMCBvYmoKPDwKL1R5cGUgL0ZvbnQKL0Jhc2VGb250IC9IZWx2ZXRpY2EKL1N1YnR5cGUgL1R5cGUxCi9FbmNvZGluZyAvV2luQW5zaUVuY29kaW5nCj4+CmVuZG9iago4IDAgb2JqCjw8Ci9UeXBlIC9Gb250Ci9CYXNlRm9udCAvSGVsdmV0aWNhLUJvbGQKL1N1YnR5cGUgL1R5cGUxCi9FbmNvZGluZyAvV2luQW5zaUVuY29kaW5nCj4+CmVuZG9iago0IDAgb2JqCjw8Cj4+CmVuZG9iagozIDAgb2JqCjw8Ci9UeXBlIC9DYXRhbG9nCi9QYWdlcyAxIDAgUgovTmFtZXMgMiAwIFIKPj4KZW5kb2JqCjEgMCBvYmoKPDwKL1R5cGUgL1BhZ2VzCi9Db3VudCAxCi9LaWRzIFs3IDAgUl0KPj4KZW5kb2JqCjIgMCBvYmoKPDwKL0Rlc3RzIDw8CiAgL05hbWVzIFsKXQo+Pgo+PgplbmRvYmoKeHJlZgowIDE2CjAwMDAwMDAwMDAgNjU1MzUgZiAKMDAwMDAwNTUwMCAwMDAwMCBuIAowMDAwMDA1NTU3IDAwMDAwIG4gCjAwMDAwMDU0MzggMDAwMDAgbiAKMDAwMDAwNTQxNyAwMDAwMCBuIAowMDAwMDAwMjU0IDAwMDAwIG4gCjAwMDAwMDAxMzcgMDAwMDAgbiAKMDAwMDAwMDAxNSAwMDAwMCBuIAowMDAwMDA1MzE1IDAwMDAwIG4gCjAwMDAwMDUyMTggMDAwMDAgbiAKMDAwMDAwNTExMiAwMDAwMCBuIAowMDAwMDA0OTYxIDAwMDAwIG4gCjAwMDAwMDQ5ODcgMDAwMDAgbiAKMDAwMDAwNTAxMyAwMDAwMCBuIAowMDAwMDA1MDQ5IDAwMDAwIG4gCjAwMDAwMDUwNzYgMDAwMDAgbiAKdHJhaWxlcgo8PAovU2l6ZSAxNgovUm9vdCAzIDAgUgovSW5mbyAxMCAwIFIKL0lEIFs8Y2M5OTcyYzhkM2U4YWQ5YjFkYzM3MDQ5NTUxODEwODM+IDxjYzk5NzJjOGQzZThhZDliMWRjMzcwNDk1NTE4MTA4Mz5dCj4+CnN0YXJ0eHJlZgo1NjA0CiUlRU9GCg==",
  "resume": "JVBERi0xLjMKJf////8KNyAwIG9iago8PAovVHlwZSAvUGFnZQovUGFyZW50IDEgMCBSCi9NZWRpYUJveCBbMCAwIDU5NS4yOCA4NDEuODldCi9Db250ZW50cyA1IDAgUgovUmVzb3VyY2VzIDYgMCBSCi9Vc2VyVW5pdCAxCj4+CmVuZG9iago2IDAgb2JqCjw8Ci9Qcm9jU2V0IFsvUERGIC9UZXh0IC9JbWFnZUIgL0ltYWdlQyAvSW1hZ2VJXQovRm9udCA8PAovRjIgOCAwIFIKL0YxIDkgMCBSCj4+Ci9Db2xvclNwYWNlIDw8Cj4+Cj4+CmVuZG9iago1IDAgb2JqCjw8Ci9MZW5ndGggNzE1OAo+PgpzdHJlYW0KMSAwIDAgLTEgMCA4NDEuODkgY20KL0RldmljZVJHQiBjcwowLjA1ODgyMzUyOTQxMTc2NDcwNSAwLjQ2Mjc0NTA5ODAzOTIxNTcgMC40MzEzNzI1NDkwMTk2MDc4NiBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDc3Mi4yNDggVG0KL0YyIDE5IFRmCls8NTJlOTczNzU2ZGU5PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC40MTk2MDc4NDMxMzcyNTQ5IDAuNDQ3MDU4ODIzNTI5NDExOCAwLjUwMTk2MDc4NDMxMzcyNTUgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA3MzkuMDY5IFRtCi9GMSA5LjUgVGYKWzw0ZTYxNmQ2NT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMjA2IDczOS4wNjkgVG0KL0YxIDkuNSBUZgpbPDRkNjE3Mj4gLTQwIDw3NDYxMjA0YzY5NmU2NDcxNzY2OTczNzQ+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjQxOTYwNzg0MzEzNzI1NDkgMC40NDcwNTg4MjM1Mjk0MTE4IDAuNTAxOTYwNzg0MzEzNzI1NSBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDcyMi4wNjkgVG0KL0YxIDkuNSBUZgpbPDQ1NmQ2MTY5NmM+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDIwNiA3MjIuMDY5IFRtCi9GMSA5LjUgVGYKWzw2ZDYxNzI+IC00MCA8NzQ2MTJlNmM2OTZlNjQ3MTc2Njk3Mzc0NDA2ZDYxNjk2YzJlNjU+IDMwIDw3ODYxNmQ3MDZjNjU+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjQxOTYwNzg0MzEzNzI1NDkgMC40NDcwNTg4MjM1Mjk0MTE4IDAuNTAxOTYwNzg0MzEzNzI1NSBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDcwNS4wNjkgVG0KL0YxIDkuNSBUZgpbPDUwNjg2ZjZlNjU+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDIwNiA3MDUuMDY5IFRtCi9GMSA5LjUgVGYKWzwyYjM0MzYyMDM4MjAzNTM1MzUyMDMwMzEzNzMzPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC40MTk2MDc4NDMxMzcyNTQ5IDAuNDQ3MDU4ODIzNTI5NDExOCAwLjUwMTk2MDc4NDMxMzcyNTUgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA2ODguMDY5IFRtCi9GMSA5LjUgVGYKWzw0MTY0NjQ3MjY1NzM3Mz4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMjA2IDY4OC4wNjkgVG0KL0YxIDkuNSBUZgpbPDUzNzQ2ZjcyNjc2MTc0NjE2ZTIwMzEzMjJjMjAzMTMxMzQyMDM1MzEyMDUzNzQ2ZjYzPiAyMCA8NmI2ODZmNmM2ZD4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMDU4ODIzNTI5NDExNzY0NzA1IDAuNDYyNzQ1MDk4MDM5MjE1NyAwLjQzMTM3MjU0OTAxOTYwNzg2IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNjUzLjk5MiBUbQovRjIgMTEgVGYKWzw0NTY0NzU2MzYxNzQ2OTZmNmU+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjA1ODgyMzUyOTQxMTc2NDcwNSAwLjQ2Mjc0NTA5ODAzOTIxNTcgMC40MzEzNzI1NDkwMTk2MDc4NiBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDYzNS43ODcgVG0KL0YyIDguNSBUZgpbPDQ0NjU2NzcyNjU2NT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMDU4ODIzNTI5NDExNzY0NzA1IDAuNDYyNzQ1MDk4MDM5MjE1NyAwLjQzMTM3MjU0OTAxOTYwNzg2IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMjQ5LjMxMiA2MzUuNzg3IFRtCi9GMiA4LjUgVGYKWzw0OTZlNzM3NDY5NzQ3NTc0Njk2ZjZlPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4wNTg4MjM1Mjk0MTE3NjQ3MDUgMC40NjI3NDUwOTgwMzkyMTU3IDAuNDMxMzcyNTQ5MDE5NjA3ODYgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA0NDIuNjI0IDYzNS43ODcgVG0KL0YyIDguNSBUZgpbPDU5PiA4MCA8NjU2MTcyPiAwXSBUSgpFVApRCjU2IDIxNCBtCjUzOS4yOCAyMTQgbAowLjYgdwovRGV2aWNlUkdCIENTCjAuODE5NjA3ODQzMTM3MjU0OSAwLjgzNTI5NDExNzY0NzA1ODkgMC44NTg4MjM1Mjk0MTE3NjQ3IFNDTgpTCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA2MTQuMDY5IFRtCi9GMSA5LjUgVGYKWzw0ZDUzNjMyMDQzNmY2ZDcwNzU3NDY1NzIyMDUzNjM2OTY1NmU2MzY1PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyNDkuMzEyIDYxNC4wNjkgVG0KL0YxIDkuNSBUZgpbPDU1NzA3MDczNjE2YzYxMjA1NTZlNjk3Nj4gMjUgPDY1NzI3MzY5NzQ3OT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNDQyLjYyNCA2MTQuMDY5IFRtCi9GMSA5LjUgVGYKWzwzMjMwMzEzNz4gMF0gVEoKRVQKUQo1NiAyMzYgbQo1MzkuMjggMjM2IGwKMC42IHcKL0RldmljZVJHQiBDUwowLjgxOTYwNzg0MzEzNzI1NDkgMC44MzUyOTQxMTc2NDcwNTg5IDAuODU4ODIzNTI5NDExNzY0NyBTQ04KUwovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNTkyLjA2OSBUbQovRjEgOS41IFRmCls8NDI1MzYzMjA0ZDYxNzQ2ODY1NmQ2MTc0Njk2MzczPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyNDkuMzEyIDU5Mi4wNjkgVG0KL0YxIDkuNSBUZgpbPDRjNzU2ZTY0MjA1NTZlNjk3Nj4gMjUgPDY1NzI3MzY5NzQ3OT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNDQyLjYyNCA1OTIuMDY5IFRtCi9GMSA5LjUgVGYKWzwzMjMwMzEzNT4gMF0gVEoKRVQKUQo1NiAyNTggbQo1MzkuMjggMjU4IGwKMC42IHcKL0RldmljZVJHQiBDUwowLjgxOTYwNzg0MzEzNzI1NDkgMC44MzUyOTQxMTc2NDcwNTg5IDAuODU4ODIzNTI5NDExNzY0NyBTQ04KUwovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNTYzLjA2OSBUbQovRjEgOS41IFRmCls8NTM2YjY5NmM2YzczPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyMDYgNTYzLjA2OSBUbQovRjEgOS41IFRmCls8NTM1MTRjMmMyMDUwNzk3NDY4NmY2ZTJjMjA0Yj4gMzAgPDc1NjI2NTcyPiAtMjUgPDZlNjU3NDY1NzM+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjQxOTYwNzg0MzEzNzI1NDkgMC40NDcwNTg4MjM1Mjk0MTE4IDAuNTAxOTYwNzg0MzEzNzI1NSBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDU0Ni4wNjkgVG0KL0YxIDkuNSBUZgpbPDRjNjE2ZTY3NzU2MTY3NjU3Mz4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMjA2IDU0Ni4wNjkgVG0KL0YxIDkuNSBUZgpbPDUzNzc+IDEwIDw2NTY0Njk3MzY4MmMyMDQ1NmU2NzZjNjk3MzY4MmMyMDQ3NjU3Mj4gLTI1IDw2ZDYxNmU+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjA1ODgyMzUyOTQxMTc2NDcwNSAwLjQ2Mjc0NTA5ODAzOTIxNTcgMC40MzEzNzI1NDkwMTk2MDc4NiBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDUxMS45OTIgVG0KL0YyIDExIFRmCls8NTc+IDYwIDw2ZjcyNmIyMDY1PiAxNSA8Nzg3MDY1NzI2OTY1NmU2MzY1PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4wNTg4MjM1Mjk0MTE3NjQ3MDUgMC40NjI3NDUwOTgwMzkyMTU3IDAuNDMxMzcyNTQ5MDE5NjA3ODYgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA0OTMuNzg3IFRtCi9GMiA4LjUgVGYKWzw0YTZmNjIyMDc0Njk3NDZjNjU+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjA1ODgyMzUyOTQxMTc2NDcwNSAwLjQ2Mjc0NTA5ODAzOTIxNTcgMC40MzEzNzI1NDkwMTk2MDc4NiBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDE5MS4zMTg0IDQ5My43ODcgVG0KL0YyIDguNSBUZgpbPDQ1NmQ3MDZjNmY+IDIwIDw3OT4gMTAgPDY1NzI+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjA1ODgyMzUyOTQxMTc2NDcwNSAwLjQ2Mjc0NTA5ODAzOTIxNTcgMC40MzEzNzI1NDkwMTk2MDc4NiBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDMyNi42MzY4IDQ5My43ODcgVG0KL0YyIDguNSBUZgpbPDUzNzQ2MTcyPiAtMjAgPDc0MjA3OT4gMTAgPDY1NjE3Mj4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMDU4ODIzNTI5NDExNzY0NzA1IDAuNDYyNzQ1MDk4MDM5MjE1NyAwLjQzMTM3MjU0OTAxOTYwNzg2IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNDMyLjk1ODQgNDkzLjc4NyBUbQovRjIgOC41IFRmCls8NDU2ZTY0MjA3OT4gMTAgPDY1NjE3Mj4gMF0gVEoKRVQKUQo1NiAzNTYgbQo1MzkuMjggMzU2IGwKMC42IHcKL0RldmljZVJHQiBDUwowLjgxOTYwNzg0MzEzNzI1NDkgMC44MzUyOTQxMTc2NDcwNTg5IDAuODU4ODIzNTI5NDExNzY0NyBTQ04KUwovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNDcyLjA2OSBUbQovRjEgOS41IFRmCls8NDQ2MTc0NjEyMDQ1NmU2NzY5NmU2NTY1NzI+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDE5MS4zMTg0IDQ3Mi4wNjkgVG0KL0YxIDkuNSBUZgpbPDUzNmY2Yzc2Njk2YjIwNDU2ZTY1NzI2Nzc5MjA0MTQyPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAzMjYuNjM2OCA0NzIuMDY5IFRtCi9GMSA5LjUgVGYKWzwzMjMwMzIzMT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNDMyLjk1ODQgNDcyLjA2OSBUbQovRjEgOS41IFRmCls8NzA3MjY1NzM2NTZlNzQ+IDBdIFRKCkVUClEKNTYgMzc4IG0KNTM5LjI4IDM3OCBsCjAuNiB3Ci9EZXZpY2VSR0IgQ1MKMC44MTk2MDc4NDMxMzcyNTQ5IDAuODM1Mjk0MTE3NjQ3MDU4OSAwLjg1ODgyMzUyOTQxMTc2NDcgU0NOClMKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDQ1MC4wNjkgVG0KL0YxIDkuNSBUZgpbPDUzNmY2Njc0Nzc+IDE1IDw2MTcyNjUyMDQ0NjU+IDMwIDw3Nj4gMjUgPDY1NmM2ZjcwNjU3Mj4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMTkxLjMxODQgNDUwLjA2OSBUbQovRjEgOS41IFRmCls8NDI3Mj4gLTMwIDw3OTY3Njc2MTZlMjA0ZDY1NjQ2OTYxMjA0MTQyPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAzMjYuNjM2OCA0NTAuMDY5IFRtCi9GMSA5LjUgVGYKWzwzMjMwMzEzNz4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNDMyLjk1ODQgNDUwLjA2OSBUbQovRjEgOS41IFRmCls8MzIzMDMyMzE+IDBdIFRKCkVUClEKNTYgNDAwIG0KNTM5LjI4IDQwMCBsCjAuNiB3Ci9EZXZpY2VSR0IgQ1MKMC44MTk2MDc4NDMxMzcyNTQ5IDAuODM1Mjk0MTE3NjQ3MDU4OSAwLjg1ODgyMzUyOTQxMTc2NDcgU0NOClMKCmVuZHN0cmVhbQplbmRvYmoKMTEgMCBvYmoKKEV4Y2VycHQpCmVuZG9iagoxMiAwIG9iagooRXhjZXJwdCkKZW5kb2JqCjEzIDAgb2JqCihEOjIwMjYwMzEyMDkwMDAwWikKZW5kb2JqCjE0IDAgb2JqCihyZXN1bWUpCmVuZG9iagoxNSAwIG9iagooRDoyMDI2MDMxMjA5MDAwMFopCmVuZG9iagoxMCAwIG9iago8PAovUHJvZHVjZXIgMTEgMCBSCi9DcmVhdG9yIDEyIDAgUgovQ3JlYXRpb25EYXRlIDEzIDAgUgovVGl0bGUgMTQgMCBSCi9Nb2REYXRlIDE1IDAgUgo+PgplbmRvYmoKOSAwIG9iago8PAovVHlwZSAvRm9udAovQmFzZUZvbnQgL0hlbHZldGljYQovU3VidHlwZSAvVHlwZTEKL0VuY29kaW5nIC9XaW5BbnNpRW5jb2RpbmcKPj4KZW5kb2JqCjggMCBvYmoKPDwKL1R5cGUgL0ZvbnQKL0Jhc2VGb250IC9IZWx2ZXRpY2EtQm9sZAovU3VidHlwZSAvVHlwZTEKL0VuY29kaW5nIC9XaW5BbnNpRW5jb2RpbmcKPj4KZW5kb2JqCjQgMCBvYmoKPDwKPj4KZW5kb2JqCjMgMCBvYmoKPDwKL1R5cGUgL0NhdGFsb2cKL1BhZ2VzIDEgMCBSCi9OYW1lcyAyIDAgUgo+PgplbmRvYmoKMSAwIG9iago8PAovVHlwZSAvUGFnZXMKL0NvdW50IDEKL0tpZHMgWzcgMCBSXQo+PgplbmRvYmoKMiAwIG9iago8PAovRGVzdHMgPDwKICAvTmFtZXMgWwpdCj4+Cj4+CmVuZG9iagp4cmVmCjAgMTYKMDAwMDAwMDAwMCA2NTUzNSBmIAowMDAwMDA4MDAxIDAwMDAwIG4gCjAwMDAwMDgwNTggMDAwMDAgbiAKMDAwMDAwNzkzOSAwMDAwMCBuIAowMDAwMDA3OTE4IDAwMDAwIG4gCjAwMDAwMDAyNTQgMDAwMDAgbiAKMDAwMDAwMDEzNyAwMDAwMCBuIAowMDAwMDAwMDE1IDAwMDAwIG4gCjAwMDAwMDc4MTYgMDAwMDAgbiAKMDAwMDAwNzcxOSAwMDAwMCBuIAowMDAwMDA3NjEzIDAwMDAwIG4gCjAwMDAwMDc0NjQgMDAwMDAgbiAKMDAwMDAwNzQ5MCAwMDAwMCBuIAowMDAwMDA3NTE2IDAwMDAwIG4gCjAwMDAwMDc1NTIgMDAwMDAgbiAKMDAwMDAwNzU3NyAwMDAwMCBuIAp0cmFpbGVyCjw8Ci9TaXplIDE2Ci9Sb290IDMgMCBSCi9JbmZvIDEwIDAgUgovSUQgWzw1YzhiZTg3MDdiNjg1M2FjYTQ0YTNmZjliN2Y0MGM0OT4gPDVjOGJlODcwN2I2ODUzYWNhNDRhM2ZmOWI3ZjQwYzQ5Pl0KPj4Kc3RhcnR4cmVmCjgxMDUKJSVFT0YK",
  "bank-statement": "JVBERi0xLjMKJf////8KNyAwIG9iago8PAovVHlwZSAvUGFnZQovUGFyZW50IDEgMCBSCi9NZWRpYUJveCBbMCAwIDU5NS4yOCA4NDEuODldCi9Db250ZW50cyA1IDAgUgovUmVzb3VyY2VzIDYgMCBSCi9Vc2VyVW5pdCAxCj4+CmVuZG9iago2IDAgb2JqCjw8Ci9Qcm9jU2V0IFsvUERGIC9UZXh0IC9JbWFnZUIgL0ltYWdlQyAvSW1hZ2VJXQovRm9udCA8PAovRjIgOCAwIFIKL0YxIDkgMCBSCj4+Ci9Db2xvclNwYWNlIDw8Cj4+Cj4+CmVuZG9iago1IDAgb2JqCjw8Ci9MZW5ndGggNjQzMwo+PgpzdHJlYW0KMSAwIDAgLTEgMCA4NDEuODkgY20KL0RldmljZVJHQiBjcwowLjA1ODgyMzUyOTQxMTc2NDcwNSAwLjQ2Mjc0NTA5ODAzOTIxNTcgMC40MzEzNzI1NDkwMTk2MDc4NiBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDc3Mi4yNDggVG0KL0YyIDE5IFRmCls8NTI2ODY5NmU2NTIwPiA4MCA8NTY+IDYwIDw2MTZjNmM2NT4gMTUgPDc5MjA0MjYxNmU2Yj4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNzUzLjA2OSBUbQovRjEgOS41IFRmCls8NDE2MzYzNmY3NTZlNzQyMDczNzQ2MTc0NjU2ZDY1NmU3ND4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNzI3LjA2OSBUbQovRjEgOS41IFRmCls8NDE2MzYzNmY3NTZlNzQyMDY4NmY2YzY0NjU3Mj4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMjA2IDcyNy4wNjkgVG0KL0YxIDkuNSBUZgpbPDQ1NmM2NTZlNjEyMDQ2Njk3MzYzNjg2NTcyPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC40MTk2MDc4NDMxMzcyNTQ5IDAuNDQ3MDU4ODIzNTI5NDExOCAwLjUwMTk2MDc4NDMxMzcyNTUgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA3MTAuMDY5IFRtCi9GMSA5LjUgVGYKWzw0OTQyNDE0ZT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMjA2IDcxMC4wNjkgVG0KL0YxIDkuNSBUZgpbPDQ0NDUzODM5MjAzMzM3MzAzNDIwMzAzMDM0MzQyMDMwMzUzMzMyMjAzMDMxMzMzMDIwMzAzMD4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNjkzLjA2OSBUbQovRjEgOS41IFRmCls8NDI0OTQzPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyMDYgNjkzLjA2OSBUbQovRjEgOS41IFRmCls8NDM0ZjQyNDE0NDQ1NDY0NjU4NTg1OD4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNjc2LjA2OSBUbQovRjEgOS41IFRmCls8NTM3NDYxNzQ2NTZkNjU2ZTc0MjA2ZT4gMTAgPDc1NmQ2MjY1NzI+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDIwNiA2NzYuMDY5IFRtCi9GMSA5LjUgVGYKWzwzMzJmMzIzMDMyMzY+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjQxOTYwNzg0MzEzNzI1NDkgMC40NDcwNTg4MjM1Mjk0MTE4IDAuNTAxOTYwNzg0MzEzNzI1NSBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDY1OS4wNjkgVG0KL0YxIDkuNSBUZgpbPDUzNzQ2MTc0NjU2ZDY1NmU3NDIwNzA2NTcyPiAtMTUgPDY5NmY2ND4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMjA2IDY1OS4wNjkgVG0KL0YxIDkuNSBUZgpbPDMwMzEyZTMwMzMyZTMyMzAzMjM2MjAyZDIwMzMzMTJlMzAzMzJlMzIzMDMyMzY+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjQxOTYwNzg0MzEzNzI1NDkgMC40NDcwNTg4MjM1Mjk0MTE4IDAuNTAxOTYwNzg0MzEzNzI1NSBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDY0Mi4wNjkgVG0KL0YxIDkuNSBUZgpbPDQzNzU3MjcyNjU2ZTYzNzk+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDIwNiA2NDIuMDY5IFRtCi9GMSA5LjUgVGYKWzw0NTU1NTI+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjQxOTYwNzg0MzEzNzI1NDkgMC40NDcwNTg4MjM1Mjk0MTE4IDAuNTAxOTYwNzg0MzEzNzI1NSBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDYyNS4wNjkgVG0KL0YxIDkuNSBUZgpbPDRmNzA2NTZlNjk2ZTY3MjA2MjYxNmM2MTZlNjM2NT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMjA2IDYyNS4wNjkgVG0KL0YxIDkuNSBUZgpbPDMyMmMzMTM0MzAyZTM1MzU+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjA1ODgyMzUyOTQxMTc2NDcwNSAwLjQ2Mjc0NTA5ODAzOTIxNTcgMC40MzEzNzI1NDkwMTk2MDc4NiBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDU5Ni43ODcgVG0KL0YyIDguNSBUZgpbPDQ0NjE3NDY1PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4wNTg4MjM1Mjk0MTE3NjQ3MDUgMC40NjI3NDUwOTgwMzkyMTU3IDAuNDMxMzcyNTQ5MDE5NjA3ODYgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAxNDIuOTkwNCA1OTYuNzg3IFRtCi9GMiA4LjUgVGYKWzw0NDY1NzM2MzcyNjk3MDc0Njk2ZjZlPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4wNTg4MjM1Mjk0MTE3NjQ3MDUgMC40NjI3NDUwOTgwMzkyMTU3IDAuNDMxMzcyNTQ5MDE5NjA3ODYgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAzOTYuNTE5NSA1OTYuNzg3IFRtCi9GMiA4LjUgVGYKWzw0MTZkNmY3NTZlNzQ+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjA1ODgyMzUyOTQxMTc2NDcwNSAwLjQ2Mjc0NTA5ODAzOTIxNTcgMC40MzEzNzI1NDkwMTk2MDc4NiBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDQ5Mi42ODI1IDU5Ni43ODcgVG0KL0YyIDguNSBUZgpbPDQyNjE2YzYxNmU2MzY1PiAwXSBUSgpFVApRCjU2IDI1MyBtCjUzOS4yOCAyNTMgbAowLjYgdwovRGV2aWNlUkdCIENTCjAuODE5NjA3ODQzMTM3MjU0OSAwLjgzNTI5NDExNzY0NzA1ODkgMC44NTg4MjM1Mjk0MTE3NjQ3IFNDTgpTCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA1NzUuMDY5IFRtCi9GMSA5LjUgVGYKWzwzMDMyMmUzMDMzMmUzMjMwMzIzNj4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMTQyLjk5MDQgNTc1LjA2OSBUbQovRjEgOS41IFRmCls8NTI2NTZlNzQyMDRkNjE3MjYzNjg+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDM5Ni40MDk1IDU3NS4wNjkgVG0KL0YxIDkuNSBUZgpbPDJkMzgzOTMwMmUzMDMwPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA0ODguMzA2IDU3NS4wNjkgVG0KL0YxIDkuNSBUZgpbPDMxMmMzMjM1MzAyZTM1MzU+IDBdIFRKCkVUClEKNTYgMjc1IG0KNTM5LjI4IDI3NSBsCjAuNiB3Ci9EZXZpY2VSR0IgQ1MKMC44MTk2MDc4NDMxMzcyNTQ5IDAuODM1Mjk0MTE3NjQ3MDU4OSAwLjg1ODgyMzUyOTQxMTc2NDcgU0NOClMKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDU1My4wNjkgVG0KL0YxIDkuNSBUZgpbPDMxMzIyZTMwMzMyZTMyMzAzMjM2PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAxNDIuOTkwNCA1NTMuMDY5IFRtCi9GMSA5LjUgVGYKWzw0NzcyNmY2MzY1NzI+IC0xNSA8Njk2NTczPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA0MDEuNjkxNSA1NTMuMDY5IFRtCi9GMSA5LjUgVGYKWzwyZDM2MzQyZTM1MzA+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDQ4OC4zMDYgNTUzLjA2OSBUbQovRjEgOS41IFRmCls8MzEyYzMxMzgzNjJlMzAzNT4gMF0gVEoKRVQKUQo1NiAyOTcgbQo1MzkuMjggMjk3IGwKMC42IHcKL0RldmljZVJHQiBDUwowLjgxOTYwNzg0MzEzNzI1NDkgMC44MzUyOTQxMTc2NDcwNTg5IDAuODU4ODIzNTI5NDExNzY0NyBTQ04KUwovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNTMxLjA2OSBUbQovRjEgOS41IFRmCls8MzIzNzJlMzAzMzJlMzIzMDMyMzY+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDE0Mi45OTA0IDUzMS4wNjkgVG0KL0YxIDkuNSBUZgpbPDUzNjE2YzYxNzI+IC0zMCA8NzkyMDUzNmY2Yzc2Njk2YjIwNDU2ZTY1NzI2Nzc5PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAzOTEuNjUgNTMxLjA2OSBUbQovRjEgOS41IFRmCls8MzIyYzMxMzIzMDJlMzAzMD4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNDg4LjMwNiA1MzEuMDY5IFRtCi9GMSA5LjUgVGYKWzwzMzJjMzMzMDM2MmUzMDM1PiAwXSBUSgpFVApRCjU2IDMxOSBtCjUzOS4yOCAzMTkgbAowLjYgdwovRGV2aWNlUkdCIENTCjAuODE5NjA3ODQzMTM3MjU0OSAwLjgzNTI5NDExNzY0NzA1ODkgMC44NTg4MjM1Mjk0MTE3NjQ3IFNDTgpTCi9EZXZpY2VSR0IgY3MKMC40MTk2MDc4NDMxMzcyNTQ5IDAuNDQ3MDU4ODIzNTI5NDExOCAwLjUwMTk2MDc4NDMxMzcyNTUgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA1MDIuMDY5IFRtCi9GMSA5LjUgVGYKWzw0MzZjNmY3MzY5NmU2NzIwNjI2MTZjNjE2ZTYzNjU+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDIwNiA1MDIuMDY5IFRtCi9GMSA5LjUgVGYKWzwzMzJjMzMzMDM2MmUzMDM1PiAwXSBUSgpFVApRCgplbmRzdHJlYW0KZW5kb2JqCjExIDAgb2JqCihFeGNlcnB0KQplbmRvYmoKMTIgMCBvYmoKKEV4Y2VycHQpCmVuZG9iagoxMyAwIG9iagooRDoyMDI2MDMxMjA5MDAwMFopCmVuZG9iagoxNCAwIG9iagooYmFuay1zdGF0ZW1lbnQpCmVuZG9iagoxNSAwIG9iagooRDoyMDI2MDMxMjA5MDAwMFopCmVuZG9iagoxMCAwIG9iago8PAovUHJvZHVjZXIgMTEgMCBSCi9DcmVhdG9yIDEyIDAgUgovQ3JlYXRpb25EYXRlIDEzIDAgUgovVGl0bGUgMTQgMCBSCi9Nb2REYXRlIDE1IDAgUgo+PgplbmRvYmoKOSAwIG9iago8PAovVHlwZSAvRm9udAovQmFzZUZvbnQgL0hlbHZldGljYQovU3VidHlwZSAvVHlwZTEKL0VuY29kaW5nIC9XaW5BbnNpRW5jb2RpbmcKPj4KZW5kb2JqCjggMCBvYmoKPDwKL1R5cGUgL0ZvbnQKL0Jhc2VGb250IC9IZWx2ZXRpY2EtQm9sZAovU3VidHlwZSAvVHlwZTEKL0VuY29kaW5nIC9XaW5BbnNpRW5jb2RpbmcKPj4KZW5kb2JqCjQgMCBvYmoKPDwKPj4KZW5kb2JqCjMgMCBvYmoKPDwKL1R5cGUgL0NhdGFsb2cKL1BhZ2VzIDEgMCBSCi9OYW1lcyAyIDAgUgo+PgplbmRvYmoKMSAwIG9iago8PAovVHlwZSAvUGFnZXMKL0NvdW50IDEKL0tpZHMgWzcgMCBSXQo+PgplbmRvYmoKMiAwIG9iago8PAovRGVzdHMgPDwKICAvTmFtZXMgWwpdCj4+Cj4+CmVuZG9iagp4cmVmCjAgMTYKMDAwMDAwMDAwMCA2NTUzNSBmIAowMDAwMDA3Mjg0IDAwMDAwIG4gCjAwMDAwMDczNDEgMDAwMDAgbiAKMDAwMDAwNzIyMiAwMDAwMCBuIAowMDAwMDA3MjAxIDAwMDAwIG4gCjAwMDAwMDAyNTQgMDAwMDAgbiAKMDAwMDAwMDEzNyAwMDAwMCBuIAowMDAwMDAwMDE1IDAwMDAwIG4gCjAwMDAwMDcwOTkgMDAwMDAgbiAKMDAwMDAwNzAwMiAwMDAwMCBuIAowMDAwMDA2ODk2IDAwMDAwIG4gCjAwMDAwMDY3MzkgMDAwMDAgbiAKMDAwMDAwNjc2NSAwMDAwMCBuIAowMDAwMDA2NzkxIDAwMDAwIG4gCjAwMDAwMDY4MjcgMDAwMDAgbiAKMDAwMDAwNjg2MCAwMDAwMCBuIAp0cmFpbGVyCjw8Ci9TaXplIDE2Ci9Sb290IDMgMCBSCi9JbmZvIDEwIDAgUgovSUQgWzxhZWQwNGZjYmViNDBmMzY5NDg3ZDBkMmVlZDBkODIzNz4gPGFlZDA0ZmNiZWI0MGYzNjk0ODdkMGQyZWVkMGQ4MjM3Pl0KPj4Kc3RhcnR4cmVmCjczODgKJSVFT0YK",
  "payslip": "JVBERi0xLjMKJf////8KNyAwIG9iago8PAovVHlwZSAvUGFnZQovUGFyZW50IDEgMCBSCi9NZWRpYUJveCBbMCAwIDU5NS4yOCA4NDEuODldCi9Db250ZW50cyA1IDAgUgovUmVzb3VyY2VzIDYgMCBSCi9Vc2VyVW5pdCAxCj4+CmVuZG9iago2IDAgb2JqCjw8Ci9Qcm9jU2V0IFsvUERGIC9UZXh0IC9JbWFnZUIgL0ltYWdlQyAvSW1hZ2VJXQovRm9udCA8PAovRjIgOCAwIFIKL0YxIDkgMCBSCj4+Ci9Db2xvclNwYWNlIDw8Cj4+Cj4+CmVuZG9iago1IDAgb2JqCjw8Ci9MZW5ndGggODYzMgo+PgpzdHJlYW0KMSAwIDAgLTEgMCA4NDEuODkgY20KL0RldmljZVJHQiBjcwowLjA1ODgyMzUyOTQxMTc2NDcwNSAwLjQ2Mjc0NTA5ODAzOTIxNTcgMC40MzEzNzI1NDkwMTk2MDc4NiBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDc3Mi4yNDggVG0KL0YyIDE5IFRmCls8NTA+IDEwMCA8NDE+IDExMCA8NTk1MzRjNDk1MD4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMDU4ODIzNTI5NDExNzY0NzA1IDAuNDYyNzQ1MDk4MDM5MjE1NyAwLjQzMTM3MjU0OTAxOTYwNzg2IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNzM5Ljc4NyBUbQovRjIgOC41IFRmCls8NDU2ZDcwNmM2Zj4gMjAgPDc5PiAxMCA8NjU3Mj4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNzI0LjA2OSBUbQovRjEgOS41IFRmCls8NTM2ZjZjNzY2OTZiMjA0NTZlNjU3MjY3NzkyMDRjNzQ2ND4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNzEwLjU2OSBUbQovRjEgOS41IFRmCls8MzUzMDIwNDQ2ZjYzPiAyMCA8NmIyMDUzNzQ3MjY1NjU3ND4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNjk3LjA2OSBUbQovRjEgOS41IFRmCls8NGM2OTc2PiAyNSA8NjU3Mj4gLTMwIDw3MDZmNmY2YzIwNGMzMTIwMzg0YTUxPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4wNTg4MjM1Mjk0MTE3NjQ3MDUgMC40NjI3NDUwOTgwMzkyMTU3IDAuNDMxMzcyNTQ5MDE5NjA3ODYgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyOTcuNjQgNzM5Ljc4NyBUbQovRjIgOC41IFRmCls8NDU2ZDcwNmM2Zj4gMjAgPDc5PiAxMCA8NjU2NT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMjk3LjY0IDcyNC4wNjkgVG0KL0YxIDkuNSBUZgpbPDRmNzc+IDEwIDw2NTZlMjA0ODYxNzI2Nz4gMTAgPDcyNjU2MT4gMjAgPDc2PiAyNSA8NjU3Mz4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMjk3LjY0IDcxMC41NjkgVG0KL0YxIDkuNSBUZgpbPDM3MjA0Nj4gMzAgPDY1NzI+IC0yNSA8NmUyMDQxPiA0MCA8NzY+IDI1IDw2NTZlPiAxMCA8NzU2NT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMjk3LjY0IDY5Ny4wNjkgVG0KL0YxIDkuNSBUZgpbPDRjNjk3Nj4gMjUgPDY1NzI+IC0zMCA8NzA2ZjZmNmMyMDRjMzMyMDM1NTI+IDMwIDw1ND4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNjY5LjU2OSBUbQovRjEgOS41IFRmCls8NDU2ZDcwNmM2Zj4gMzAgPDc5PiAyMCA8NjU2NTIwNmU2MTZkNjU+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDIwNiA2NjkuNTY5IFRtCi9GMSA5LjUgVGYKWzw0Zjc3PiAxMCA8NjU2ZTIwNDg2MTcyNjc+IDEwIDw3MjY1NjE+IDIwIDw3Nj4gMjUgPDY1NzM+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjQxOTYwNzg0MzEzNzI1NDkgMC40NDcwNTg4MjM1Mjk0MTE4IDAuNTAxOTYwNzg0MzEzNzI1NSBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDY1Mi41NjkgVG0KL0YxIDkuNSBUZgpbPDQ1NmQ3MDZjNmY+IDMwIDw3OT4gMjAgPDY1NjUyMDZlPiAxMCA8NzU2ZDYyNjU3Mj4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMjA2IDY1Mi41NjkgVG0KL0YxIDkuNSBUZgpbPDMyMzAzNDMxMzg+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjQxOTYwNzg0MzEzNzI1NDkgMC40NDcwNTg4MjM1Mjk0MTE4IDAuNTAxOTYwNzg0MzEzNzI1NSBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDYzNS41NjkgVG0KL0YxIDkuNSBUZgpbPDU0PiAxMjAgPDYxNzgyMDYzNmY2NDY1PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyMDYgNjM1LjU2OSBUbQovRjEgOS41IFRmCls8MzEzMjM1Mzc0Yz4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNjE4LjU2OSBUbQovRjEgOS41IFRmCls8NTA+IDQwIDw2MT4gMzAgPDc5MjA3MDY1NzI+IC0xNSA8Njk2ZjY0PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyMDYgNjE4LjU2OSBUbQovRjEgOS41IFRmCls8NGQ2MTcyNjM2ODIwMzIzMDMyMzY+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjQxOTYwNzg0MzEzNzI1NDkgMC40NDcwNTg4MjM1Mjk0MTE4IDAuNTAxOTYwNzg0MzEzNzI1NSBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDYwMS41NjkgVG0KL0YxIDkuNSBUZgpbPDUwPiA0MCA8NjE+IDMwIDw3OTIwNjQ2MTc0NjU+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDIwNiA2MDEuNTY5IFRtCi9GMSA5LjUgVGYKWzwzMjM3MjA0ZDYxNzI2MzY4MjAzMjMwMzIzNj4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNTg0LjU2OSBUbQovRjEgOS41IFRmCls8NDM3NTcyNzI2NTZlNjM3OT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMjA2IDU4NC41NjkgVG0KL0YxIDkuNSBUZgpbPDQ3NDI1MD4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMDU4ODIzNTI5NDExNzY0NzA1IDAuNDYyNzQ1MDk4MDM5MjE1NyAwLjQzMTM3MjU0OTAxOTYwNzg2IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNTU2LjI4NyBUbQovRjIgOC41IFRmCls8NDQ2NTczNjM3MjY5NzA3NDY5NmY2ZT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMDU4ODIzNTI5NDExNzY0NzA1IDAuNDYyNzQ1MDk4MDM5MjE1NyAwLjQzMTM3MjU0OTAxOTYwNzg2IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMzY4LjA4ODUgNTU2LjI4NyBUbQovRjIgOC41IFRmCls8NDU2MTcyNmU2OTZlNjc3Mz4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMDU4ODIzNTI5NDExNzY0NzA1IDAuNDYyNzQ1MDk4MDM5MjE1NyAwLjQzMTM3MjU0OTAxOTYwNzg2IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNDc4Ljk5NzUgNTU2LjI4NyBUbQovRjIgOC41IFRmCls8NDQ2NTY0NzU2Mzc0Njk2ZjZlNzM+IDBdIFRKCkVUClEKNTYgMjkzLjUgbQo1MzkuMjggMjkzLjUgbAowLjYgdwovRGV2aWNlUkdCIENTCjAuODE5NjA3ODQzMTM3MjU0OSAwLjgzNTI5NDExNzY0NzA1ODkgMC44NTg4MjM1Mjk0MTE3NjQ3IFNDTgpTCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA1MzQuNTY5IFRtCi9GMSA5LjUgVGYKWzw0MjYxNzM2OTYzMjA3MzYxNmM2MTcyPiAtMzAgPDc5PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAzNjcuNDg2IDUzNC41NjkgVG0KL0YxIDkuNSBUZgpbPDMyMmMzODM1MzAyZTMwMzA+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KNTYgMzE1LjUgbQo1MzkuMjggMzE1LjUgbAowLjYgdwovRGV2aWNlUkdCIENTCjAuODE5NjA3ODQzMTM3MjU0OSAwLjgzNTI5NDExNzY0NzA1ODkgMC44NTg4MjM1Mjk0MTE3NjQ3IFNDTgpTCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA1MTIuNTY5IFRtCi9GMSA5LjUgVGYKWzw0Zjc2PiAyNSA8NjU3Mj4gLTQwIDw3NDY5NmQ2NT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMzc1LjQwOSA1MTIuNTY5IFRtCi9GMSA5LjUgVGYKWzwzMjMxMzIyZTM1MzA+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KNTYgMzM3LjUgbQo1MzkuMjggMzM3LjUgbAowLjYgdwovRGV2aWNlUkdCIENTCjAuODE5NjA3ODQzMTM3MjU0OSAwLjgzNTI5NDExNzY0NzA1ODkgMC44NTg4MjM1Mjk0MTE3NjQ3IFNDTgpTCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA0OTAuNTY5IFRtCi9GMSA5LjUgVGYKWzw0OTZlNjM2ZjZkNjUyMDc0NjE3OD4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNDk2LjIyOSA0OTAuNTY5IFRtCi9GMSA5LjUgVGYKWzwzNDMwMzIyZTM5MzA+IDBdIFRKCkVUClEKNTYgMzU5LjUgbQo1MzkuMjggMzU5LjUgbAowLjYgdwovRGV2aWNlUkdCIENTCjAuODE5NjA3ODQzMTM3MjU0OSAwLjgzNTI5NDExNzY0NzA1ODkgMC44NTg4MjM1Mjk0MTE3NjQ3IFNDTgpTCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA0NjguNTY5IFRtCi9GMSA5LjUgVGYKWzw0ZTYxNzQ2OTZmNmU2MTZjMjA2OTZlNzM3NTcyPiAxMCA8NjE2ZTYzNjU+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDQ5Ni4yMjkgNDY4LjU2OSBUbQovRjEgOS41IFRmCls8MzEzNjMxMmUzMTM2PiAwXSBUSgpFVApRCjU2IDM4MS41IG0KNTM5LjI4IDM4MS41IGwKMC42IHcKL0RldmljZVJHQiBDUwowLjgxOTYwNzg0MzEzNzI1NDkgMC44MzUyOTQxMTc2NDcwNTg5IDAuODU4ODIzNTI5NDExNzY0NyBTQ04KUwovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNDQ2LjU2OSBUbQovRjEgOS41IFRmCls8NTA+IDUwIDw2NTZlNzM2OTZmNmU+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDQ5Ni4yMjkgNDQ2LjU2OSBUbQovRjEgOS41IFRmCls8MzEzNDMyMmUzNTMwPiAwXSBUSgpFVApRCjU2IDQwMy41IG0KNTM5LjI4IDQwMy41IGwKMC42IHcKL0RldmljZVJHQiBDUwowLjgxOTYwNzg0MzEzNzI1NDkgMC44MzUyOTQxMTc2NDcwNTg5IDAuODU4ODIzNTI5NDExNzY0NyBTQ04KUwovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMzUwIDQxNy41NjkgVG0KL0YxIDkuNSBUZgpbPDQ3NzI2ZjczNzMyMDcwNjE+IDMwIDw3OT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNDg4LjMwNiA0MTcuNTY5IFRtCi9GMSA5LjUgVGYKWzwzMzJjMzAzNjMyMmUzNTMwPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC40MTk2MDc4NDMxMzcyNTQ5IDAuNDQ3MDU4ODIzNTI5NDExOCAwLjUwMTk2MDc4NDMxMzcyNTUgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAzNTAgNDAwLjU2OSBUbQovRjEgOS41IFRmCls8NTQ+IDEyMCA8NmY3NDYxNmMyMDY0NjU2NDc1NjM3NDY5NmY2ZTczPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA0OTYuMjI5IDQwMC41NjkgVG0KL0YxIDkuNSBUZgpbPDM3MzAzNjJlMzUzNj4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMzUwIDM4My41NjkgVG0KL0YxIDkuNSBUZgpbPDRlNjU3NDIwNzA2MT4gMzAgPDc5PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA0ODguMzA2IDM4My41NjkgVG0KL0YxIDkuNSBUZgpbPDMyMmMzMzM1MzUyZTM5MzQ+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjQxOTYwNzg0MzEzNzI1NDkgMC40NDcwNTg4MjM1Mjk0MTE4IDAuNTAxOTYwNzg0MzEzNzI1NSBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDM1NC41NjkgVG0KL0YxIDkuNSBUZgpbPDQ5NDI0MTRlPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyMDYgMzU0LjU2OSBUbQovRjEgOS41IFRmCls8NDc0MjM4MzIyMD4gNDAgPDU3NDU1MzU0MjAzMTMyMzMzNDIwMzUzNjM5MzgyMDM3MzYzNTM0MjAzMzMyPiAwXSBUSgpFVApRCgplbmRzdHJlYW0KZW5kb2JqCjExIDAgb2JqCihFeGNlcnB0KQplbmRvYmoKMTIgMCBvYmoKKEV4Y2VycHQpCmVuZG9iagoxMyAwIG9iagooRDoyMDI2MDMxMjA5MDAwMFopCmVuZG9iagoxNCAwIG9iagoocGF5c2xpcCkKZW5kb2JqCjE1IDAgb2JqCihEOjIwMjYwMzEyMDkwMDAwWikKZW5kb2JqCjEwIDAgb2JqCjw8Ci9Qcm9kdWNlciAxMSAwIFIKL0NyZWF0b3IgMTIgMCBSCi9DcmVhdGlvbkRhdGUgMTMgMCBSCi9UaXRsZSAxNCAwIFIKL01vZERhdGUgMTUgMCBSCj4+CmVuZG9iago5IDAgb2JqCjw8Ci9UeXBlIC9Gb250Ci9CYXNlRm9udCAvSGVsdmV0aWNhCi9TdWJ0eXBlIC9UeXBlMQovRW5jb2RpbmcgL1dpbkFuc2lFbmNvZGluZwo+PgplbmRvYmoKOCAwIG9iago8PAovVHlwZSAvRm9udAovQmFzZUZvbnQgL0hlbHZldGljYS1Cb2xkCi9TdWJ0eXBlIC9UeXBlMQovRW5jb2RpbmcgL1dpbkFuc2lFbmNvZGluZwo+PgplbmRvYmoKNCAwIG9iago8PAo+PgplbmRvYmoKMyAwIG9iago8PAovVHlwZSAvQ2F0YWxvZwovUGFnZXMgMSAwIFIKL05hbWVzIDIgMCBSCj4+CmVuZG9iagoxIDAgb2JqCjw8Ci9UeXBlIC9QYWdlcwovQ291bnQgMQovS2lkcyBbNyAwIFJdCj4+CmVuZG9iagoyIDAgb2JqCjw8Ci9EZXN0cyA8PAogIC9OYW1lcyBbCl0KPj4KPj4KZW5kb2JqCnhyZWYKMCAxNgowMDAwMDAwMDAwIDY1NTM1IGYgCjAwMDAwMDk0NzYgMDAwMDAgbiAKMDAwMDAwOTUzMyAwMDAwMCBuIAowMDAwMDA5NDE0IDAwMDAwIG4gCjAwMDAwMDkzOTMgMDAwMDAgbiAKMDAwMDAwMDI1NCAwMDAwMCBuIAowMDAwMDAwMTM3IDAwMDAwIG4gCjAwMDAwMDAwMTUgMDAwMDAgbiAKMDAwMDAwOTI5MSAwMDAwMCBuIAowMDAwMDA5MTk0IDAwMDAwIG4gCjAwMDAwMDkwODggMDAwMDAgbiAKMDAwMDAwODkzOCAwMDAwMCBuIAowMDAwMDA4OTY0IDAwMDAwIG4gCjAwMDAwMDg5OTAgMDAwMDAgbiAKMDAwMDAwOTAyNiAwMDAwMCBuIAowMDAwMDA5MDUyIDAwMDAwIG4gCnRyYWlsZXIKPDwKL1NpemUgMTYKL1Jvb3QgMyAwIFIKL0luZm8gMTAgMCBSCi9JRCBbPDIxZmFlYzQ3OTI3ODI4ZjNhMTJjYmI5NjU4ZGE0ZThlPiA8MjFmYWVjNDc5Mjc4MjhmM2ExMmNiYjk2NThkYTRlOGU+XQo+PgpzdGFydHhyZWYKOTU4MAolJUVPRgo=",
  "identity-document": "JVBERi0xLjMKJf////8KNyAwIG9iago8PAovVHlwZSAvUGFnZQovUGFyZW50IDEgMCBSCi9NZWRpYUJveCBbMCAwIDU5NS4yOCA4NDEuODldCi9Db250ZW50cyA1IDAgUgovUmVzb3VyY2VzIDYgMCBSCi9Vc2VyVW5pdCAxCj4+CmVuZG9iago2IDAgb2JqCjw8Ci9Qcm9jU2V0IFsvUERGIC9UZXh0IC9JbWFnZUIgL0ltYWdlQyAvSW1hZ2VJXQovRm9udCA8PAovRjIgOCAwIFIKL0YxIDkgMCBSCj4+Ci9Db2xvclNwYWNlIDw8Cj4+Cj4+CmVuZG9iago1IDAgb2JqCjw8Ci9MZW5ndGggNDMwMQo+PgpzdHJlYW0KMSAwIDAgLTEgMCA4NDEuODkgY20KL0RldmljZVJHQiBjcwowLjA1ODgyMzUyOTQxMTc2NDcwNSAwLjQ2Mjc0NTA5ODAzOTIxNTcgMC40MzEzNzI1NDkwMTk2MDc4NiBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDc3Mi4yNDggVG0KL0YyIDE5IFRmCls8NTI0NTUwNTU0MjRjNDk0MzIwNGY0NjIwNTI+IDIwIDw1NTUyNDk1ND4gOTAgPDQxNGU0OTQxPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC40MTk2MDc4NDMxMzcyNTQ5IDAuNDQ3MDU4ODIzNTI5NDExOCAwLjUwMTk2MDc4NDMxMzcyNTUgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA3NTMuMDY5IFRtCi9GMSA5LjUgVGYKWzw1MzcwNjU2MzY5NmQ2NTZlMmMyMDZlNmY3NDIwNzY+IDI1IDw2MTZjNjk2ND4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNzI3LjA2OSBUbQovRjEgOS41IFRmCls8NDQ2ZjYzNzU2ZDY1NmU3NDIwNzQ3OTcwNjU+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDIwNiA3MjcuMDY5IFRtCi9GMSA5LjUgVGYKWzw0OTY0NjU2ZTc0Njk3NDc5MjA2MzYxNzI2ND4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNzEwLjA2OSBUbQovRjEgOS41IFRmCls8NDQ2ZjYzNzU2ZDY1NmU3NDIwNmU+IDEwIDw3NTZkNjI2NTcyPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyMDYgNzEwLjA2OSBUbQovRjEgOS41IFRmCls8NTgzNzMwMzQzMTM4MzgzMj4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNjkzLjA2OSBUbQovRjEgOS41IFRmCls8NTM3NTcyPiAtMjUgPDZlNjE2ZDY1PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyMDYgNjkzLjA2OSBUbQovRjEgOS41IFRmCls8NGY2YjYxNjY+IDMwIDw2ZjcyPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC40MTk2MDc4NDMxMzcyNTQ5IDAuNDQ3MDU4ODIzNTI5NDExOCAwLjUwMTk2MDc4NDMxMzcyNTUgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA2NzYuMDY5IFRtCi9GMSA5LjUgVGYKWzw0NzY5NzY+IDI1IDw2NTZlMjA2ZTYxNmQ2NTczPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyMDYgNjc2LjA2OSBUbQovRjEgOS41IFRmCls8NDE2NDYxNjU3YT4gMTUgPDY1MjA0NzcyPiAxMCA8NjE2MzY1PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC40MTk2MDc4NDMxMzcyNTQ5IDAuNDQ3MDU4ODIzNTI5NDExOCAwLjUwMTk2MDc4NDMxMzcyNTUgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA2NTkuMDY5IFRtCi9GMSA5LjUgVGYKWzw0ZTYxNzQ2OTZmNmU2MTZjNjk3NDc5PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyMDYgNjU5LjA2OSBUbQovRjEgOS41IFRmCls8NTI3NTcyPiAtMTUgPDY5NzQ2MTZlNjk2MTZlPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC40MTk2MDc4NDMxMzcyNTQ5IDAuNDQ3MDU4ODIzNTI5NDExOCAwLjUwMTk2MDc4NDMxMzcyNTUgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA2NDIuMDY5IFRtCi9GMSA5LjUgVGYKWzw0NDYxNzQ2NTIwNmY2NjIwNjI2OTcyPiAtNDAgPDc0Njg+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDIwNiA2NDIuMDY5IFRtCi9GMSA5LjUgVGYKWzwzMDM0MjA0YTU1NGMyMDMxMzkzOTMxPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC40MTk2MDc4NDMxMzcyNTQ5IDAuNDQ3MDU4ODIzNTI5NDExOCAwLjUwMTk2MDc4NDMxMzcyNTUgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA2MjUuMDY5IFRtCi9GMSA5LjUgVGYKWzw1MDZjNjE2MzY1MjA2ZjY2MjA2MjY5NzI+IC00MCA8NzQ2OD4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMjA2IDYyNS4wNjkgVG0KL0YxIDkuNSBUZgpbPDUzNzQ3MjY1NmM3MzYxNzU+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjQxOTYwNzg0MzEzNzI1NDkgMC40NDcwNTg4MjM1Mjk0MTE4IDAuNTAxOTYwNzg0MzEzNzI1NSBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDYwOC4wNjkgVG0KL0YxIDkuNSBUZgpbPDUzNjU+IDMwIDw3OD4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMjA2IDYwOC4wNjkgVG0KL0YxIDkuNSBUZgpbPDQ2PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC40MTk2MDc4NDMxMzcyNTQ5IDAuNDQ3MDU4ODIzNTI5NDExOCAwLjUwMTk2MDc4NDMxMzcyNTUgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA1OTEuMDY5IFRtCi9GMSA5LjUgVGYKWzw0NDYxNzQ2NTIwNmY2NjIwNjk3MzczNzU2NT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMjA2IDU5MS4wNjkgVG0KL0YxIDkuNSBUZgpbPDMxMzUyMDRhNTU0ZTIwMzIzMDMyMzM+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjQxOTYwNzg0MzEzNzI1NDkgMC40NDcwNTg4MjM1Mjk0MTE4IDAuNTAxOTYwNzg0MzEzNzI1NSBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDU3NC4wNjkgVG0KL0YxIDkuNSBUZgpbPDQ0NjE3NDY1MjA2ZjY2MjA2NT4gMzAgPDc4NzA2OTcyPiAtMzAgPDc5PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyMDYgNTc0LjA2OSBUbQovRjEgOS41IFRmCls8MzEzNDIwNGE1NTRlMjAzMjMwMzMzMz4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNTU3LjA2OSBUbQovRjEgOS41IFRmCls8NDk3MzczNzU2OTZlNjcyMDYxNzU3NDY4NmY3Mj4gLTE1IDw2OTc0Nzk+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDIwNiA1NTcuMDY5IFRtCi9GMSA5LjUgVGYKWzw0MzY5NzQ3OTIwNmY2NjIwNTM3NDcyNjU2YzczNjE3NT4gMF0gVEoKRVQKUQoKZW5kc3RyZWFtCmVuZG9iagoxMSAwIG9iagooRXhjZXJwdCkKZW5kb2JqCjEyIDAgb2JqCihFeGNlcnB0KQplbmRvYmoKMTMgMCBvYmoKKEQ6MjAyNjAzMTIwOTAwMDBaKQplbmRvYmoKMTQgMCBvYmoKKGlkZW50aXR5LWRvY3VtZW50KQplbmRvYmoKMTUgMCBvYmoKKEQ6MjAyNjAzMTIwOTAwMDBaKQplbmRvYmoKMTAgMCBvYmoKPDwKL1Byb2R1Y2VyIDExIDAgUgovQ3JlYXRvciAxMiAwIFIKL0NyZWF0aW9uRGF0ZSAxMyAwIFIKL1RpdGxlIDE0IDAgUgovTW9kRGF0ZSAxNSAwIFIKPj4KZW5kb2JqCjkgMCBvYmoKPDwKL1R5cGUgL0ZvbnQKL0Jhc2VGb250IC9IZWx2ZXRpY2EKL1N1YnR5cGUgL1R5cGUxCi9FbmNvZGluZyAvV2luQW5zaUVuY29kaW5nCj4+CmVuZG9iago4IDAgb2JqCjw8Ci9UeXBlIC9Gb250Ci9CYXNlRm9udCAvSGVsdmV0aWNhLUJvbGQKL1N1YnR5cGUgL1R5cGUxCi9FbmNvZGluZyAvV2luQW5zaUVuY29kaW5nCj4+CmVuZG9iago0IDAgb2JqCjw8Cj4+CmVuZG9iagozIDAgb2JqCjw8Ci9UeXBlIC9DYXRhbG9nCi9QYWdlcyAxIDAgUgovTmFtZXMgMiAwIFIKPj4KZW5kb2JqCjEgMCBvYmoKPDwKL1R5cGUgL1BhZ2VzCi9Db3VudCAxCi9LaWRzIFs3IDAgUl0KPj4KZW5kb2JqCjIgMCBvYmoKPDwKL0Rlc3RzIDw8CiAgL05hbWVzIFsKXQo+Pgo+PgplbmRvYmoKeHJlZgowIDE2CjAwMDAwMDAwMDAgNjU1MzUgZiAKMDAwMDAwNTE1NSAwMDAwMCBuIAowMDAwMDA1MjEyIDAwMDAwIG4gCjAwMDAwMDUwOTMgMDAwMDAgbiAKMDAwMDAwNTA3MiAwMDAwMCBuIAowMDAwMDAwMjU0IDAwMDAwIG4gCjAwMDAwMDAxMzcgMDAwMDAgbiAKMDAwMDAwMDAxNSAwMDAwMCBuIAowMDAwMDA0OTcwIDAwMDAwIG4gCjAwMDAwMDQ4NzMgMDAwMDAgbiAKMDAwMDAwNDc2NyAwMDAwMCBuIAowMDAwMDA0NjA3IDAwMDAwIG4gCjAwMDAwMDQ2MzMgMDAwMDAgbiAKMDAwMDAwNDY1OSAwMDAwMCBuIAowMDAwMDA0Njk1IDAwMDAwIG4gCjAwMDAwMDQ3MzEgMDAwMDAgbiAKdHJhaWxlcgo8PAovU2l6ZSAxNgovUm9vdCAzIDAgUgovSW5mbyAxMCAwIFIKL0lEIFs8MWNlMzg3NmFhOWNmZWMyNWJkMjQwNzEyM2IyNzZmZDM+IDwxY2UzODc2YWE5Y2ZlYzI1YmQyNDA3MTIzYjI3NmZkMz5dCj4+CnN0YXJ0eHJlZgo1MjU5CiUlRU9GCg==",
  "form": "JVBERi0xLjMKJf////8KNyAwIG9iago8PAovVHlwZSAvUGFnZQovUGFyZW50IDEgMCBSCi9NZWRpYUJveCBbMCAwIDU5NS4yOCA4NDEuODldCi9Db250ZW50cyA1IDAgUgovUmVzb3VyY2VzIDYgMCBSCi9Vc2VyVW5pdCAxCj4+CmVuZG9iago2IDAgb2JqCjw8Ci9Qcm9jU2V0IFsvUERGIC9UZXh0IC9JbWFnZUIgL0ltYWdlQyAvSW1hZ2VJXQovRm9udCA8PAovRjIgOCAwIFIKL0YxIDkgMCBSCj4+Ci9Db2xvclNwYWNlIDw8Cj4+Cj4+CmVuZG9iago1IDAgb2JqCjw8Ci9MZW5ndGggNDEzOQo+PgpzdHJlYW0KMSAwIDAgLTEgMCA4NDEuODkgY20KL0RldmljZVJHQiBjcwowLjA1ODgyMzUyOTQxMTc2NDcwNSAwLjQ2Mjc0NTA5ODAzOTIxNTcgMC40MzEzNzI1NDkwMTk2MDc4NiBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDc3Mi4yNDggVG0KL0YyIDE5IFRmCls8NGQ2NTZkNjI2NTcyPiAxNSA8NzM2ODY5NzAyMDQxNzA3MDZjNjk2MzYxNzQ2OTZmNmU+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjQxOTYwNzg0MzEzNzI1NDkgMC40NDcwNTg4MjM1Mjk0MTE4IDAuNTAxOTYwNzg0MzEzNzI1NSBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDczOS4wNjkgVG0KL0YxIDkuNSBUZgpbPDUyNjU2Nj4gMzAgPDY1NzI2NTZlNjM2NTIwNmU+IDEwIDw3NTZkNjI2NTcyPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyMDYgNzM5LjA2OSBUbQovRjEgOS41IFRmCls8NGQyZDMyMzAzMjM2MmQzMzMxMzE+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjQxOTYwNzg0MzEzNzI1NDkgMC40NDcwNTg4MjM1Mjk0MTE4IDAuNTAxOTYwNzg0MzEzNzI1NSBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDcyMi4wNjkgVG0KL0YxIDkuNSBUZgpbPDRjNjE3Mzc0MjA2ZTYxNmQ2NT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMjA2IDcyMi4wNjkgVG0KL0YxIDkuNSBUZgpbPDU0PiAxMjAgPDYxNmU2MTZiNjE+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjQxOTYwNzg0MzEzNzI1NDkgMC40NDcwNTg4MjM1Mjk0MTE4IDAuNTAxOTYwNzg0MzEzNzI1NSBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDcwNS4wNjkgVG0KL0YxIDkuNSBUZgpbPDQ2Njk3MjczNzQyMDZlNjE2ZDY1PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyMDYgNzA1LjA2OSBUbQovRjEgOS41IFRmCls8NGE+IDIwIDw3NTZlPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC40MTk2MDc4NDMxMzcyNTQ5IDAuNDQ3MDU4ODIzNTI5NDExOCAwLjUwMTk2MDc4NDMxMzcyNTUgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA2ODguMDY5IFRtCi9GMSA5LjUgVGYKWzw0NDYxNzQ2NTIwNmY2NjIwNjI2OTcyPiAtNDAgPDc0Njg+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDIwNiA2ODguMDY5IFRtCi9GMSA5LjUgVGYKWzwzMjMzMmYzMTMxMmYzMTM5MzgzOD4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNjcxLjA2OSBUbQovRjEgOS41IFRmCls8NDE2NDY0NzI2NTczNzM+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDIwNiA2NzEuMDY5IFRtCi9GMSA5LjUgVGYKWzwzMTM5MjA0ZjcyNjM2ODYxNzI2NDIwNDM2YzZmNzM2NT4gMTUgPDJjMjA0Zjc4NjY+IDMwIDw2ZjcyNjQyMDRmPiA2MCA8NTgzMjIwMzc0NDRjPiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC40MTk2MDc4NDMxMzcyNTQ5IDAuNDQ3MDU4ODIzNTI5NDExOCAwLjUwMTk2MDc4NDMxMzcyNTUgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA2NTQuMDY5IFRtCi9GMSA5LjUgVGYKWzw0NTJkNmQ2MTY5NmM+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDIwNiA2NTQuMDY5IFRtCi9GMSA5LjUgVGYKWzw2YTc1NmUyZTc0NjE2ZTYxNmI2MTQwNmQ2MTY5NmMyZTY1PiAzMCA8Nzg2MTZkNzA2YzY1PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC40MTk2MDc4NDMxMzcyNTQ5IDAuNDQ3MDU4ODIzNTI5NDExOCAwLjUwMTk2MDc4NDMxMzcyNTUgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSA1NiA2MzcuMDY5IFRtCi9GMSA5LjUgVGYKWzw1MDY4NmY2ZTY1PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyMDYgNjM3LjA2OSBUbQovRjEgOS41IFRmCls8MmIzNDM0MjAzMTM4MzYzNTIwMzUzNTM1MjAzMDMxMzg+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjQxOTYwNzg0MzEzNzI1NDkgMC40NDcwNTg4MjM1Mjk0MTE4IDAuNTAxOTYwNzg0MzEzNzI1NSBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDYyMC4wNjkgVG0KL0YxIDkuNSBUZgpbPDRkNjU2ZDYyNjU3MjczNjg2OTcwMjA3NDc5NzA2NT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuMTIxNTY4NjI3NDUwOTgwMzkgMC4xNjQ3MDU4ODIzNTI5NDExNyAwLjIxNTY4NjI3NDUwOTgwMzkzIHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgMjA2IDYyMC4wNjkgVG0KL0YxIDkuNSBUZgpbPDQ2PiA1MCA8NjE2ZDY5NmM3OT4gMF0gVEoKRVQKUQovRGV2aWNlUkdCIGNzCjAuNDE5NjA3ODQzMTM3MjU0OSAwLjQ0NzA1ODgyMzUyOTQxMTggMC41MDE5NjA3ODQzMTM3MjU1IHNjbgpxCjEgMCAwIC0xIDAgODQxLjg5IGNtCkJUCjEgMCAwIDEgNTYgNjAzLjA2OSBUbQovRjEgOS41IFRmCls8NGU2NT4gMjAgPDc3NzM2YzY1NzQ3NDY1NzI+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDIwNiA2MDMuMDY5IFRtCi9GMSA5LjUgVGYKWzw1Yjc4NWQyMD4gOTAgPDU5PiAxNDAgPDY1NzMyMDIwMjA1YjIwNWQyMDRlNmY+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjQxOTYwNzg0MzEzNzI1NDkgMC40NDcwNTg4MjM1Mjk0MTE4IDAuNTAxOTYwNzg0MzEzNzI1NSBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDU4Ni4wNjkgVG0KL0YxIDkuNSBUZgpbPDUwNmM2MTYzNjU+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjEyMTU2ODYyNzQ1MDk4MDM5IDAuMTY0NzA1ODgyMzUyOTQxMTcgMC4yMTU2ODYyNzQ1MDk4MDM5MyBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDIwNiA1ODYuMDY5IFRtCi9GMSA5LjUgVGYKWzw0Zjc4NjY+IDMwIDw2ZjcyNjQ+IDBdIFRKCkVUClEKL0RldmljZVJHQiBjcwowLjQxOTYwNzg0MzEzNzI1NDkgMC40NDcwNTg4MjM1Mjk0MTE4IDAuNTAxOTYwNzg0MzEzNzI1NSBzY24KcQoxIDAgMCAtMSAwIDg0MS44OSBjbQpCVAoxIDAgMCAxIDU2IDU2OS4wNjkgVG0KL0YxIDkuNSBUZgpbPDQ0NjE3NDY1PiAwXSBUSgpFVApRCi9EZXZpY2VSR0IgY3MKMC4xMjE1Njg2Mjc0NTA5ODAzOSAwLjE2NDcwNTg4MjM1Mjk0MTE3IDAuMjE1Njg2Mjc0NTA5ODAzOTMgc2NuCnEKMSAwIDAgLTEgMCA4NDEuODkgY20KQlQKMSAwIDAgMSAyMDYgNTY5LjA2OSBUbQovRjEgOS41IFRmCls8MzIzMTIwNDY+IDMwIDw2NTYyNzI+IC0xNSA8NzU2MTcyPiAtMzAgPDc5MjAzMjMwMzIzNj4gMF0gVEoKRVQKUQoKZW5kc3RyZWFtCmVuZG9iagoxMSAwIG9iagooRXhjZXJwdCkKZW5kb2JqCjEyIDAgb2JqCihFeGNlcnB0KQplbmRvYmoKMTMgMCBvYmoKKEQ6MjAyNjAzMTIwOTAwMDBaKQplbmRvYmoKMTQgMCBvYmoKKGZvcm0pCmVuZG9iagoxNSAwIG9iagooRDoyMDI2MDMxMjA5MDAwMFopCmVuZG9iagoxMCAwIG9iago8PAovUHJvZHVjZXIgMTEgMCBSCi9DcmVhdG9yIDEyIDAgUgovQ3JlYXRpb25EYXRlIDEzIDAgUgovVGl0bGUgMTQgMCBSCi9Nb2REYXRlIDE1IDAgUgo+PgplbmRvYmoKOSAwIG9iago8PAovVHlwZSAvRm9udAovQmFzZUZvbnQgL0hlbHZldGljYQovU3VidHlwZSAvVHlwZTEKL0VuY29kaW5nIC9XaW5BbnNpRW5jb2RpbmcKPj4KZW5kb2JqCjggMCBvYmoKPDwKL1R5cGUgL0ZvbnQKL0Jhc2VGb250IC9IZWx2ZXRpY2EtQm9sZAovU3VidHlwZSAvVHlwZTEKL0VuY29kaW5nIC9XaW5BbnNpRW5jb2RpbmcKPj4KZW5kb2JqCjQgMCBvYmoKPDwKPj4KZW5kb2JqCjMgMCBvYmoKPDwKL1R5cGUgL0NhdGFsb2cKL1BhZ2VzIDEgMCBSCi9OYW1lcyAyIDAgUgo+PgplbmRvYmoKMSAwIG9iago8PAovVHlwZSAvUGFnZXMKL0NvdW50IDEKL0tpZHMgWzcgMCBSXQo+PgplbmRvYmoKMiAwIG9iago8PAovRGVzdHMgPDwKICAvTmFtZXMgWwpdCj4+Cj4+CmVuZG9iagp4cmVmCjAgMTYKMDAwMDAwMDAwMCA2NTUzNSBmIAowMDAwMDA0OTgwIDAwMDAwIG4gCjAwMDAwMDUwMzcgMDAwMDAgbiAKMDAwMDAwNDkxOCAwMDAwMCBuIAowMDAwMDA0ODk3IDAwMDAwIG4gCjAwMDAwMDAyNTQgMDAwMDAgbiAKMDAwMDAwMDEzNyAwMDAwMCBuIAowMDAwMDAwMDE1IDAwMDAwIG4gCjAwMDAwMDQ3OTUgMDAwMDAgbiAKMDAwMDAwNDY5OCAwMDAwMCBuIAowMDAwMDA0NTkyIDAwMDAwIG4gCjAwMDAwMDQ0NDUgMDAwMDAgbiAKMDAwMDAwNDQ3MSAwMDAwMCBuIAowMDAwMDA0NDk3IDAwMDAwIG4gCjAwMDAwMDQ1MzMgMDAwMDAgbiAKMDAwMDAwNDU1NiAwMDAwMCBuIAp0cmFpbGVyCjw8Ci9TaXplIDE2Ci9Sb290IDMgMCBSCi9JbmZvIDEwIDAgUgovSUQgWzw3MjRmM2UzZTY5NzRkYTVmOGU2M2NiMzhlMTQwN2M2ZT4gPDcyNGYzZTNlNjk3NGRhNWY4ZTYzY2IzOGUxNDA3YzZlPl0KPj4Kc3RhcnR4cmVmCjUwODQKJSVFT0YK"
};
