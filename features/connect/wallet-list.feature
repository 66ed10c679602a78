@connects
Feature: Which wallets are listed, and in what order

  Scenario: Browser wallets are listed as installed
    Given the page has the wallets "Harbor, Lantern"
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "Harbor: Installed, Lantern: Installed"

  Scenario: Without any wallet, the visitor gets a hint
    Given the page has the wallets ""
    And a visitor on the page
    When the visitor opens the modal
    Then the visitor sees "No wallet found"

  Scenario: A wallet that appears late is added while the modal is open
    Given the page has the wallets "Harbor"
    And a visitor on the page
    And the visitor opens the modal
    When Northstar announces itself
    Then the wallets listed are "Harbor: Installed, Northstar: Installed"

  @browser
  Scenario: A wallet that appears does not move the row under a click
    Given the page has the wallets "Harbor"
    And the dapp sets "external wallet" to "Osprey"
    And a visitor on the page
    And the visitor opens the modal
    And the visitor's finger is over "Osprey"
    When Northstar announces itself
    Then the wallets listed are "Harbor: Installed, Northstar: Installed, Osprey"
    And a press there does nothing for a moment, and then presses "Northstar"
    When the visitor chooses "Osprey"
    And Osprey approves
    Then the visitor is connected with Osprey

  @browser
  Scenario: The focus stays on its row when another row is added above
    Given the page has the wallets "Harbor"
    And the dapp sets "external wallet" to "Osprey"
    And a visitor on the page
    And the visitor opens the modal
    And the visitor moves the focus to "Osprey"
    When Northstar announces itself
    Then the wallets listed are "Harbor: Installed, Northstar: Installed, Osprey"
    When the visitor presses "Enter"
    And Osprey approves
    Then the visitor is connected with Osprey

  Scenario: A wallet that announces itself again is listed once
    Given the page has the wallets "Harbor"
    And a visitor on the page
    And the visitor opens the modal
    When Harbor announces itself
    And Lantern announces itself
    Then the wallets listed are "Harbor: Installed, Lantern: Installed"

  Scenario: Installed wallets come before the site's own
    Given the page has the wallets "Harbor"
    And the dapp sets "external wallet" to "Osprey"
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "Harbor: Installed, Osprey"

  @S2.10
  Scenario: The site's order of groups comes first
    Given the page has the wallets "Harbor"
    And the dapp sets "external wallet" to "Osprey"
    And the dapp sets "wallet group order" to "external"
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "Osprey, Harbor: Installed"

  Scenario: Custom wallets come between the installed ones and the site's own
    Given the page has the wallets "Harbor"
    And the dapp sets "external wallet" to "Osprey"
    And the dapp sets "custom wallet" to "Marlin"
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "Harbor: Installed, Marlin, Osprey"

  Scenario: A wallet that the site supplies can be connected
    Given the dapp sets "external wallet" to "Osprey"
    And a visitor connected with Osprey
    Then the dapp reads "kind of wallet" as "EXTERNAL"
    And account 1 of Osprey is in use

  Scenario: The kind, name and maker of an announced wallet are known
    Given a visitor connected with Harbor
    Then the dapp reads "kind of wallet" as "ANNOUNCED"
    And the dapp reads "name of wallet" as "Harbor"
    And the dapp reads "maker of wallet" as "example.harbor"

  @S2.12
  Scenario Outline: A wallet that the site excludes by <by> is not listed
    Given the page has the wallets "Harbor, Lantern"
    And the dapp sets "excluded wallet <by>" to "<value>"
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "Lantern: Installed"

    Examples:
      | by    | value          |
      | name  | Harbor         |
      | name  | hARBOR         |
      | maker | example.harbor |

  @S2.12
  Scenario: An unnamed browser wallet is hidden on a desktop
    Given the page has the wallets "Harbor, Kestrel"
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "Harbor: Installed"

  @S2.12
  Scenario: On a phone, an unnamed wallet is listed, since it is the only one
    Given the page has the wallets "Kestrel"
    And the device is a phone
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "Browser Wallet: Installed"

  @core @S2.12
  Scenario: On a phone without installed wallets, an unnamed wallet is hidden
    Given the page has the wallets "Harbor, Kestrel"
    And the device is a phone without a wallet
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "Harbor: Installed"

  Scenario: An unnamed wallet can be connected on a phone
    Given the page has the wallets "Kestrel"
    And the device is a phone
    And a visitor connected with Kestrel
    Then account 1 of Kestrel is in use
    And the dapp reads "kind of wallet" as "INJECTED"

  @S2.10
  Scenario: A name that imitates another wallet is marked
    Given the page has the wallets "Harbor"
    And the dapp sets "custom wallet" to "Hаrbor"
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "Harbor: Installed, Hаrbor: Suspicious name"
