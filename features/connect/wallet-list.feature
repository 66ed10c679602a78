@connects
Feature: Which wallets are listed, and in what order

  Scenario: Wallets of this browser are listed as installed
    Given the page has the wallets "Harbor, Lantern"
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "Harbor: Installed, Lantern: Installed"

  Scenario: Without any wallet the visitor is told what to do
    Given the page has the wallets ""
    And a visitor on the page
    When the visitor opens the modal
    Then the visitor sees "No wallet found"

  Scenario: A wallet that turns up late appears while the modal is open
    Given the page has the wallets "Harbor"
    And a visitor on the page
    And the visitor opens the modal
    When Northstar announces itself
    Then the wallets listed are "Harbor: Installed, Northstar: Installed"

  @browser
  Scenario: Whoever is about to press presses no other row because a wallet turns up
    Given the page has the wallets "Harbor"
    And the dapp sets "external wallet" to "Osprey"
    And a visitor on the page
    And the visitor opens the modal
    And the visitor's finger rests over "Osprey"
    When Northstar announces itself
    Then the wallets listed are "Harbor: Installed, Northstar: Installed, Osprey"
    And for a moment a press there presses nothing, and after it "Northstar"
    When the visitor chooses "Osprey"
    And Osprey approves
    Then the visitor is connected with Osprey

  @browser
  Scenario: The keyboard goes with its row
    Given the page has the wallets "Harbor"
    And the dapp sets "external wallet" to "Osprey"
    And a visitor on the page
    And the visitor opens the modal
    And the visitor goes to "Osprey" by keyboard
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

  Scenario: Installed wallets come before the site's own ones
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

  Scenario: Wallets that the site only names stand between the installed and its own
    Given the page has the wallets "Harbor"
    And the dapp sets "external wallet" to "Osprey"
    And the dapp sets "custom wallet" to "Marlin"
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "Harbor: Installed, Marlin, Osprey"

  Scenario: A wallet that the site brings along can be connected
    Given the dapp sets "external wallet" to "Osprey"
    And a visitor connected with Osprey
    Then the dapp reads "kind of wallet" as "EXTERNAL"
    And the account is number 1 of Osprey

  Scenario: Of an announced wallet its kind, name and maker are known
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
  Scenario: A browser wallet without a name is hidden on a desktop
    Given the page has the wallets "Harbor, Kestrel"
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "Harbor: Installed"

  @S2.12
  Scenario: On a phone it is all there is, so it is listed
    Given the page has the wallets "Kestrel"
    And the device is a phone
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "Browser Wallet: Installed"

  @core @S2.12
  Scenario: On a phone where nothing is installed it is hidden
    Given the page has the wallets "Harbor, Kestrel"
    And the device is a phone without a wallet
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "Harbor: Installed"

  Scenario: It can be connected there
    Given the page has the wallets "Kestrel"
    And the device is a phone
    And a visitor connected with Kestrel
    Then the account is number 1 of Kestrel
    And the dapp reads "kind of wallet" as "INJECTED"

  @S2.10
  Scenario: A name made to be taken for another wallet's is marked
    Given the page has the wallets "Harbor"
    And the dapp sets "custom wallet" to "Hаrbor"
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "Harbor: Installed, Hаrbor: Suspicious name"
