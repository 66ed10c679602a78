Feature: Validation of the send form

  Background:
    Given a visitor connected with Harbor
    And the dapp opens the Send screen
    And the visitor sees "10,000 ETH"

  @S5.16
  Scenario: An empty form cannot be reviewed
    Then "Enter amount" cannot be chosen
    And the visitor does not see "Review"

  @S5.16
  Scenario Outline: The amount is validated: <amount> to <receiver>, <says>
    When the visitor types "<amount>" as the amount
    And the visitor types "<receiver>" as the receiver
    Then "<says>" <can> be chosen

    Examples:
      | amount | receiver | says               | can    |
      | 0.25   | a friend | Review             | can    |
      | 10.50  | a friend | Review             | can    |
      | 0      | a friend | Invalid amount     | cannot |
      | 20000  | a friend | Insufficient funds | cannot |
      | 0.25   | nobody   | Invalid address    | cannot |
      | 20000  | nobody   | Insufficient funds | cannot |

  @S5.16
  Scenario: An amount without a receiver cannot be reviewed
    When the visitor types "0.25" as the amount
    Then "Enter address" cannot be chosen

  @S5.16
  Scenario: A receiver without an amount cannot be reviewed
    When the visitor types "a friend" as the receiver
    Then "Enter amount" cannot be chosen

  Scenario: Letters are not accepted as an amount
    When the visitor types "abc" as the amount
    And the visitor types "a friend" as the receiver
    Then "Enter amount" cannot be chosen

  Scenario: Another account that the wallet uses meanwhile has an empty form with the native currency
    When the visitor types "0.25" as the amount
    And Harbor switches to its account 2
    And the visitor types "a friend" as the receiver
    Then "Enter amount" cannot be chosen
    When the visitor types "0.25" as the amount
    Then "Review" can be chosen

  @S5.15
  Scenario Outline: The receiver is validated: <receiver> is <verdict>
    When the visitor types "0.25" as the amount
    And the visitor types "<receiver>" as the receiver
    Then "<says>" <can> be chosen

    Examples: 40 hex characters, with or without 0x
      | receiver                                    | verdict               | says            | can    |
      | 0x00000000000000000000000000000000000000aa  | an address            | Review          | can    |
      | 00000000000000000000000000000000000000aa    | an address without 0x | Review          | can    |
      | 0x00000000000000000000000000000000000000a   | one character short   | Invalid address | cannot |
      | 0x00000000000000000000000000000000000000aaa | one character long    | Invalid address | cannot |
      | 0x00000000000000000000000000000000000000ag  | not all hex           | Invalid address | cannot |
      | harbor.eth                                  | a name                | Invalid address | cannot |

  Scenario: An invalid receiver address is reported
    When the visitor types "0.25" as the amount
    And the visitor types "nobody" as the receiver
    Then the visitor sees "Not a valid address on this network"

  @S5.16
  Scenario: An address with a typo is reported
    When the visitor types "0.25" as the amount
    And the visitor types "0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed" as the receiver
    Then the visitor sees "This address has a typo"
    And "Invalid address" cannot be chosen

  Scenario Outline: <receiver> is valid, with a warning
    When the visitor types "0.25" as the amount
    And the visitor types "<receiver>" as the receiver
    Then the visitor sees "<says>"
    And "Review" can be chosen

    Examples:
      | receiver                                   | says                          |
      | 0x0000000000000000000000000000000000000000 | Burn address                  |
      | 0x000000000000000000000000000000000000dEaD | Burn address                  |
      | address of account 1 of Harbor             | This is your own account      |
      | the contract of KELP                       | This is a token contract      |

  Scenario: The warning is also shown on the review
    When the visitor types "0.25" as the amount
    And the visitor types "0x0000000000000000000000000000000000000000" as the receiver
    And the visitor chooses "Review"
    Then the Review screen is shown
    And the visitor sees "Burn address"
    And the visitor sees "Check the whole address, not just the ends."
    And "Send 0.25 ETH" cannot be chosen
    And "Edit transfer" can be chosen

  @S5.16
  Scenario Outline: Sending to <whom> needs a second step
    When the visitor types "0.25" as the amount
    And the visitor types "<receiver>" as the receiver
    And "Use a different address" can be chosen
    And the visitor chooses "Review"
    Then "Send 0.25 ETH" cannot be chosen
    When the visitor chooses "I understand that I may lose what I send to this address"
    Then "Send 0.25 ETH" can be chosen
    When the visitor chooses "Edit transfer"
    And the visitor chooses "Use a different address"
    Then the visitor does not see "<receiver>"
    And the visitor does not see "Use a different address"

    Examples:
      | whom                 | receiver                                   |
      | a burn address       | 0x0000000000000000000000000000000000000000 |
      | another burn address | 0x000000000000000000000000000000000000dEaD |

  @S5.16
  Scenario: For a token's contract, the prominent button removes the address
    When the visitor types "0.25" as the amount
    And the visitor types "the contract of KELP" as the receiver
    And the visitor chooses "Use a different address"
    Then the visitor does not see "This is a token contract"

  @S5.16
  Scenario: An amount above the balance is reported
    When the visitor types "0.25" as the amount
    And the visitor types "a friend" as the receiver
    And the visitor sees "Network fee"
    And the visitor types "20000" as the amount
    Then the visitor sees "More than you have"
    And the visitor sees "—"

  Scenario: A balance that covers the amount but not the fee is reported
    When the visitor types "10000" as the amount
    And the visitor types "a friend" as the receiver
    Then the visitor sees "Not enough for the network fee"
    And "Insufficient funds" cannot be chosen

  Scenario: The fee is shown before the review
    When the visitor types "0.25" as the amount
    And the visitor types "a friend" as the receiver
    Then the visitor sees "Network fee"

  @S5.16
  Scenario Outline: A dapp that sends without <missing> gets an error
    When the dapp fills in a transfer of "<amount>" "ETH" to "<receiver>"
    And the dapp sends the transfer
    Then the dapp is answered "<answer>"
    And the failure says "<text>"
    And Harbor was never asked to send

    Examples:
      | missing            | amount | receiver | answer                       | text                                         |
      | anything           |        |          | amount-and-receiver-required | An amount and receiver address are required  |
      | a receiver         | 1      |          | amount-and-receiver-required | An amount and receiver address are required  |
      | an amount          |        | a friend | amount-and-receiver-required | An amount and receiver address are required  |
      | more than nothing  | 0      | a friend | invalid-amount               | invalid-amount                               |
      | a number           | abc    | a friend | invalid-amount               | invalid-amount                               |
      | an address         | 1      | nobody   | invalid-address              | invalid-address                              |

  @S5.16
  Scenario: A review of an incomplete form reports what is missing
    When the dapp reviews the transfer
    Then the visitor sees "Please enter a valid amount and receiver address"
    And the dapp is answered "amount-and-receiver-required"

  Scenario: The maximum leaves enough for the fee
    When the visitor types "a friend" as the receiver
    And the visitor chooses "Max"
    Then "Review" can be chosen

  Scenario: The visitor chooses another token from the account's tokens
    When the visitor chooses "Token: ETH. Change"
    And the visitor chooses "Kelp Dollar"
    Then the Send screen is shown
    And the visitor sees "250.75 KELP"

  Scenario: Changing the token clears the amount
    When the visitor types "a friend" as the receiver
    And the visitor types "0.25" as the amount
    And the visitor chooses "Token: ETH. Change"
    And the visitor chooses "Kelp Dollar"
    Then "Enter amount" cannot be chosen

  Scenario: An amount with more decimals than the token is refused
    When the visitor chooses "Token: ETH. Change"
    And the visitor chooses "Kelp Dollar"
    And the visitor types "0.0000001" as the amount
    Then the visitor sees "Invalid amount"

  @browser
  Scenario Outline: Nothing moves while the form is filled in, on <device>
    Given the device is <device>
    And a visitor connected with Harbor
    When the dapp opens the Send screen
    And the visitor sees "10,000 ETH"
    And the positions of all elements are noted
    And the visitor types "0.25" as the amount
    Then no element has moved
    When the visitor types "a friend" as the receiver
    Then "Review" can be chosen
    And no element has moved
    When the visitor types "20000" as the amount
    Then the visitor sees "More than you have"
    And no element has moved

    Examples:
      | device  |
      | a desk  |
      | a phone |

  @browser
  Scenario Outline: Nothing moves when the price arrives late, on <device>
    Given the device is <device>
    And the dapp sets "blockchain service" to "held"
    And a visitor connected with Harbor
    When the dapp opens the Send screen
    And the visitor sees "10,000 ETH"
    And the visitor types "0.25" as the amount
    And the positions of all elements are noted
    And the dapp sets "blockchain service" to "fine"
    Then the visitor sees "≈ $"
    And the content replaces the placeholders, and no element has moved

    Examples:
      | device  |
      | a desk  |
      | a phone |

  @browser
  Scenario Outline: Nothing moves for the message about "<receiver>", on <device>
    Given the device is <device>
    And the dapp sets "blockchain service" to "fine"
    And the name "mole.berth.example" resolves to "address of account 2 of Harbor"
    And the name "the-old-lighthouse.mole.berth.example" resolves to "address of account 2 of Harbor"
    And a visitor connected with Harbor
    When the dapp opens the Send screen
    And the visitor sees "ETH"
    And the visitor types "0.25" as the amount
    And the visitor sees "≈ $"
    And the positions of all elements are noted
    And the visitor types "<receiver>" as the receiver
    Then the visitor sees "<says>"
    And no element has moved

    Examples:
      | device  | receiver                                   | says                                          |
      | a desk  | odile.berth.example                        | This is the address’s primary name            |
      | a phone | odile.berth.example                        | This is the address’s primary name            |
      | a phone | mole.berth.example                         | This isn’t the address’s primary name          |
      | a desk  | the-old-lighthouse.mole.berth.example      | This isn’t the address’s primary name          |
      | a phone | the-old-lighthouse.mole.berth.example      | This isn’t the address’s primary name          |
      | a phone | pearl.berth.example                        | This name has no address on this network |
      | a desk  | 0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed | This address has a typo. Copy it again. |
      | a phone | 0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed | This address has a typo. Copy it again. |
